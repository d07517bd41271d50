import type { WorkAnswer, WorkNews, WorkRequest } from '../../browser/work-worker.ts'
import type { EditorDeps, WorkerPort } from '../deps.ts'
import { watchWorker } from '../watch-worker.ts'

export type Asking = {
  /** Asks once the request is ready; null when the worker failed. */
  ask: (request: Promise<WorkRequest>) => Promise<WorkAnswer | 'stopped' | null>
  /** Cancels the current job. */
  stop: () => void
  end: () => void
}

/** Sends requests to the worker one at a time; the worker is started when first needed. */
export function createAsking(
  { workers, clock }: Pick<EditorDeps, 'workers' | 'clock'>,
  onNews: (news: WorkNews) => void,
): Asking {
  let worker: WorkerPort<{ id: number; request: WorkRequest }> | null = null
  let last = 0
  let answer: ((outcome: WorkAnswer | 'stopped' | null) => void) | null = null
  const done = (outcome: WorkAnswer | 'stopped' | null): void => {
    watching.stop()
    answer?.(outcome)
    answer = null
  }
  const end = (): void => {
    watching.stop()
    worker?.end()
    worker = null
    last++
  }
  const endWith = (outcome: 'stopped' | null): void => {
    end()
    done(outcome)
  }
  const watching = watchWorker(clock, () => endWith(null))
  const begin = () =>
    workers.work({
      message(message) {
        if (message.id !== last) return
        if ('answer' in message) return done(message.answer)
        watching.heard()
        if (message.news) onNews(message.news)
      },
      failed: () => endWith(null),
    })
  return {
    async ask(coming) {
      const id = ++last
      const answered = new Promise<WorkAnswer | 'stopped' | null>((resolve) => {
        answer = resolve
      })
      const request = await coming
      if (id === last) {
        worker ??= begin()
        watching.expect()
        worker.post({ id, request })
      }
      return answered
    },
    stop: () => answer && endWith('stopped'),
    end,
  }
}
