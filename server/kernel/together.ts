/** Asks one thing after the other; what comes while one is under way goes with the next, all at once, and each is told what that gave. */
export function createTogether<One, Given>(
  ask: (all: One[]) => Promise<Given>,
): (one: One) => Promise<Given> {
  let waiting: One[] = []
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Given> | null = null
  const askWaiting = (): Promise<Given> => {
    const all = waiting
    waiting = []
    next = null
    // A statement of drizzle's is asked each time that somebody waits for it.
    const asking = Promise.resolve(ask(all))
    running = asking
    return asking
  }
  return (one) => {
    waiting.push(one)
    next ??= running.then(askWaiting, askWaiting)
    return next
  }
}
