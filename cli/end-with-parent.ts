/**
 * For commands that another one runs beside itself: ends them as soon as it is gone, even when nothing of it got to run any
 * more. What they leave undone is taken up by the next start.
 */
export function endWithParent(end: () => void = () => process.exit(1)): void {
  if (!process.channel) return
  process.once('disconnect', end)
  // Listening alone would keep the process from ending by itself.
  process.channel.unref()
}
