import { after, type Clock, seconds } from '../clock.ts'
import type { Database } from '../database.ts'
import type { Job, Jobs } from '../jobs.ts'
import type { Locks } from '../postgres/locks.ts'

type Deps = { database: Database; clock: Clock; jobs: Jobs; locks: Locks }

/**
 * Does a job's work unless another process is working on the same key. If one is, the job is enqueued again for a
 * moment later: the other process may have died midway without this being known yet.
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
