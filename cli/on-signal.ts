/** One press of Ctrl-C reaches us twice when npm passes it on as well. */
const samePress = 500

const signals = ['SIGINT', 'SIGTERM'] as const

/**
 * Calls `stop` at the first SIGINT or SIGTERM; a second one ends the process immediately. Returns a function that
 * removes the listeners.
 */
export function onSignal(stop: () => void): () => void {
  let since: number | null = null
  const hear = (): void => {
    const now = performance.now()
    if (since !== null) {
      if (now - since > samePress) process.exit(1)
      return
    }
    since = now
    stop()
  }
  for (const signal of signals) process.on(signal, hear)
  return () => {
    for (const signal of signals) process.off(signal, hear)
  }
}
