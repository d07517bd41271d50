/** A worker that the browser has ended says nothing at all: after this long without a word it counts as gone. */
const silence = 20_000

export type WorkerWatch = { expect: () => void; heard: () => void; stop: () => void }

/** Calls back once when an answer is expected and none comes. */
export function watchWorker(onSilent: () => void): WorkerWatch {
  let timer: ReturnType<typeof setTimeout> | null = null
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const expect = (): void => {
    stop()
    timer = setTimeout(() => {
      timer = null
      onSilent()
    }, silence)
  }
  const heard = (): void => {
    if (timer !== null) expect()
  }
  return { expect, stop, heard }
}
