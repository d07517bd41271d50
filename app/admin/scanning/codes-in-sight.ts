/** How long a code must be out of sight before it is accepted again, in milliseconds. */
const samePause = 3_000
/** And how many looks must have missed it: a browser that is busy for longer has not seen it leave. */
const missedLooks = 2

/**
 * Of the codes found by the camera at `now` (milliseconds), returns those to accept: each once while it stays in sight.
 */
export function watchCodes(): (found: readonly string[], now: number) => string[] {
  const seen = new Map<string, { at: number; missed: number }>()
  return (found, now) => {
    for (const [code, before] of seen) if (!found.includes(code)) before.missed++
    return [...new Set(found)].filter((code) => {
      const before = seen.get(code)
      seen.set(code, { at: now, missed: 0 })
      return !before || (now - before.at > samePause && before.missed >= missedLooks)
    })
  }
}
