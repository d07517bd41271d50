/**
 * Reloads the page if the shop can be reached; otherwise leaves it unchanged and returns false. A browser requests a
 * failed script only once per page, so nothing short of a reload helps.
 */
export async function reloadOnceReachable(): Promise<boolean> {
  const isReachable = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  if (isReachable) window.location.reload()
  return isReachable
}
