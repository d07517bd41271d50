/**
 * For commands that another command runs as a child: ends them as soon as the parent is gone, even if it had no chance
 * to run any more code. The next start picks up whatever they leave unfinished.
 */
export function endWithParent(end: () => void = () => process.exit(1)): void {
  if (!process.channel) return
  process.once('disconnect', end)
  // The listener alone would keep the process from exiting.
  process.channel.unref()
}
