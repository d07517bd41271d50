/** Calls back at the next idle moment, after 300 ms at the latest; what it answers calls it off. Safari knows no idle moments. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 50)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: 300 })
  return () => cancelIdleCallback(handle)
}
