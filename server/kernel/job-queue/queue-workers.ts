import type { Job, JobResult, PgBoss } from 'pg-boss'
import { signOfLifeSeconds } from './release-lost-jobs.ts'

type QueueWorkersOptions = {
  boss: PgBoss
  queue: string
  /** So many jobs of the queue are done at a time, in this process. */
  concurrency: number
  /** Throws nothing. */
  settle(job: Job<unknown>): Promise<JobResult>
  /** Hears why there is no worker; the next wake tries again. */
  onError(error: Error): void
}

/**
 * Workers hardly look by themselves: forty of them would ask the database twenty times a second for nothing. One job at
 * a time, so that none waits for another while a worker of its queue is free.
 */
const fetching = {
  pollingIntervalSeconds: 60,
  notifyPollingIntervalSeconds: 60,
  batchSize: 1,
  perJobResults: true,
  heartbeatRefreshSeconds: signOfLifeSeconds,
} as const

/**
 * The workers of one queue, who come when they are first needed: at the start of a process, most queues are empty. `wake`
 * has one more of them look for a job; who is at work looks again by itself, until there is none.
 */
export function createQueueWorkers({ boss, queue, concurrency, settle, onError }: QueueWorkersOptions) {
  /** Whose turn is next comes first. */
  const workers: { id: string; isBusy: boolean }[] = []

  const employ = async (): Promise<void> => {
    const worker = { id: '', isBusy: false }
    workers.push(worker)
    try {
      worker.id = await boss.work(queue, fetching, async (jobs: Job<unknown>[]) => {
        const results: JobResult[] = []
        worker.isBusy = true
        for (const job of jobs) results.push(await settle(job))
        worker.isBusy = false
        boss.notifyWorker(worker.id)
        return results
      })
    } catch (error) {
      workers.splice(workers.indexOf(worker), 1)
      onError(error as Error)
    }
  }

  return {
    wake(): void {
      if (workers.length < concurrency) return void employ()
      const at = workers.findIndex(({ isBusy }) => !isBusy)
      const [free] = at === -1 ? [] : workers.splice(at, 1)
      if (!free) return
      boss.notifyWorker(free.id)
      // It may not have looked yet when one more is to be woken: that is another's turn.
      workers.push(free)
    },
    /** All who are free look, and as many as may work at once. */
    wakeAll(): void {
      for (let left = concurrency; left > 0; left -= 1) this.wake()
    },
  }
}
