/** How often we look whether npm is still there, in ms. */
const interval = 500

/** Who started us. Read at once: whoever is gone before the shop is open is missed all the same. */
const parent = process.ppid

/**
 * Calls `stop` once when npm, which started us, is gone. A service manager's SIGTERM ends npm and its shell, and
 * neither passes it on: the shop would go on unseen and keep its port and its data folder.
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
