import { seconds } from '../clock.ts'
import type { Locks } from './locks.ts'

/**
 * Does `work` where no process does what has this key. Where one does, `later` has it looked at again: it may be a process that
 * was lost in the middle, and is only not known to be yet.
 */
export async function oneAtATime(
  locks: Locks,
  key: string,
  work: () => Promise<void>,
  later: () => Promise<void>,
): Promise<void> {
  const signal = new AbortController().signal
  const release = await locks.acquire(key, {
    ...{ signal, timeoutMilliseconds: seconds(1), onWanted: () => {} },
  })
  if (release === null) return later()
  try {
    await work()
  } finally {
    await release()
  }
}

/** When `later` may look again. */
export const lookAgainAfter = seconds(10)
