/** How often to check whether npm is still there, in ms. */
const interval = 500

/**
 * The process that started us. Read right away, so that a parent that is gone before the shop is open is noticed all
 * the same.
 */
const parent = process.ppid

/**
 * Calls `stop` once when npm, which started us, is gone. A service manager's SIGTERM ends npm and its shell, and
 * neither passes it on: the shop would keep running unnoticed and hold its port and its data folder.
 */
export function watchNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, interval)
  watch.unref()
}
