/**
 * Runs one call at a time; requests that arrive while one is running are batched into the next, and each gets that
 * call's result.
 */
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
    // A drizzle statement runs each time it is awaited.
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
