/**
 * Calls back at the next idle moment, after 300 ms at the latest; returns a function that cancels it. Safari has no
 * idle callbacks.
 */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 50)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: 300 })
  return () => cancelIdleCallback(handle)
}
