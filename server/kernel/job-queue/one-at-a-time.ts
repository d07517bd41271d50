import { after, type Clock, seconds } from '../clock.ts'
import type { Database } from '../database.ts'
import type { Job, Jobs } from '../jobs.ts'
import type { Locks } from '../postgres/locks.ts'

type Deps = { database: Database; clock: Clock; jobs: Jobs; locks: Locks }

/**
 * Does the work of a job where no process does what has this key. Where one does, the job is put in once more, for a moment later:
 * it may be a process that was lost in the middle, and is only not known to be yet.
 */
export async function oneAtATime<Data>(
  { database, clock, jobs, locks }: Deps,
  { key, job, data }: { key: string; job: Job<Data>; data: NoInfer<Data> },
  work: () => Promise<void>,
): Promise<void> {
  const signal = new AbortController().signal
  const release = await locks.acquire(key, {
    ...{ signal, timeoutMilliseconds: seconds(1), onWanted: () => {} },
  })
  if (release === null)
    return jobs.enqueue(database.orm, job, data, { startAfter: after(clock.now(), lookAgainAfter) })
  try {
    await work()
  } finally {
    await release()
  }
}

const lookAgainAfter = seconds(10)
