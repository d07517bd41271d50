import type { Job, PgBoss } from 'pg-boss'
import { createTogether } from '#server/kernel/together.ts'

type QueueWorkersOptions = {
  boss: Pick<PgBoss, 'fetch' | 'complete' | 'fail'>
  queue: string
  /** So many jobs of the queue are done at a time, in this process. */
  concurrency: number
  /** Returns why it failed, or null. Throws nothing. */
  work(job: Job<unknown>): Promise<{ message: string } | null>
  /** Hears why the queue could not be asked or told; the next wake tries again. */
  onError(error: Error): void
}

/**
 * Who does the jobs of one queue. A wake has them look for as many jobs as they have hands free. They look again only where
 * there may be more: as many came as were asked for, or another wake came meanwhile.
 */
export function createQueueWorkers({ boss, queue, concurrency, work, onError }: QueueWorkersOptions) {
  const atWork = new Set<Promise<void>>()
  let mayBeMore = false
  let isOver = false
  let isLooking = false
  let looking = Promise.resolve()
  const complete = createTogether((ids: string[]) => boss.complete(queue, ids))

  const doOne = async (job: Job<unknown>): Promise<void> => {
    const failure = await work(job)
    await (failure ? boss.fail(queue, job.id, failure) : complete(job.id)).catch(onError)
  }

  const begin = (job: Job<unknown>): void => {
    const doing = doOne(job).finally(() => {
      atWork.delete(doing)
      look()
    })
    atWork.add(doing)
  }

  const lookWhileMayBeMore = async (): Promise<void> => {
    isLooking = true
    while (mayBeMore && !isOver && atWork.size < concurrency) {
      mayBeMore = false
      const free = concurrency - atWork.size
      const jobs = await boss.fetch<unknown>(queue, { batchSize: free }).catch((error) => {
        onError(error)
        return []
      })
      if (jobs.length === free) mayBeMore = true
      jobs.forEach(begin)
    }
    isLooking = false
  }

  const look = (): void => {
    if (mayBeMore && !isLooking) looking = lookWhileMayBeMore()
  }

  return {
    wake(): void {
      mayBeMore = true
      look()
    },
    /** Takes nothing more; ends with the last job that runs. */
    async stop(): Promise<void> {
      isOver = true
      await looking
      await Promise.all(atWork)
    },
  }
}
