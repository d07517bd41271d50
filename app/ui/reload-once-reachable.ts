/**
 * Begins the page anew if the shop can be reached; else leaves it as it is, and answers false. A browser asks for a
 * script that failed only once a page, so nothing less brings it.
 */
export async function reloadOnceReachable(): Promise<boolean> {
  const isReachable = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  if (isReachable) window.location.reload()
  return isReachable
}
