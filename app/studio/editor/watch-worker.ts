import type { Clock } from './deps.ts'

/** A worker ended by the browser says nothing at all: after this long without a message it counts as gone. */
const silence = 20_000

export type WorkerWatch = { expect: () => void; heard: () => void; stop: () => void }

/** Calls back once if an expected answer does not come. */
export function watchWorker({ after }: Pick<Clock, 'after'>, onSilent: () => void): WorkerWatch {
  let callOff: (() => void) | null = null
  const stop = (): void => {
    callOff?.()
    callOff = null
  }
  const expect = (): void => {
    stop()
    callOff = after(silence, () => {
      callOff = null
      onSilent()
    })
  }
  const heard = (): void => {
    if (callOff !== null) expect()
  }
  return { expect, stop, heard }
}
