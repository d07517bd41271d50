import type { Job, PgBoss } from 'pg-boss'
import { createTogether } from '#server/kernel/together.ts'

type QueueWorkersOptions = {
  boss: Pick<PgBoss, 'fetch' | 'complete' | 'fail'>
  queue: string
  /** How many of the queue's jobs run at a time in this process. */
  concurrency: number
  /** Returns why it failed, or null. Never throws. */
  work(job: Job<unknown>): Promise<{ message: string } | null>
  /** Called when the queue could not be read or updated; the next wake retries. */
  onError(error: Error): void
}

/**
 * Works on the jobs of one queue. A wake fetches as many jobs as there are free slots. It fetches again only if there
 * may be more: as many came back as were requested, or another wake came in the meantime.
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
    /** Takes no more jobs; resolves when the last running job ends. */
    async stop(): Promise<void> {
      isOver = true
      await looking
      await Promise.all(atWork)
    },
  }
}
