/** Writes one thing after the other; what comes while a writing is under way goes with the next, all at once. */
export function createTogether<One>(write: (all: One[]) => Promise<unknown>): (one: One) => Promise<void> {
  let waiting: One[] = []
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | null = null
  const writeWaiting = async (): Promise<void> => {
    const all = waiting
    waiting = []
    next = null
    running = write(all)
    await running
  }
  return (one) => {
    waiting.push(one)
    next ??= running.then(writeWaiting, writeWaiting)
    return next
  }
}
