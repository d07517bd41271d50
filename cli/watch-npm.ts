/** How often we look whether npm is still there, in ms. */
const interval = 500

/**
 * Calls `stop` once when npm, which started us, is gone. A service manager's SIGTERM ends npm and its shell, and
 * neither passes it on: the shop would go on unseen and keep its port and its data folder.
 */
export function watchNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, interval)
  watch.unref()
}
