import type { ArrangeJob } from '#domain/studio/arrange.ts'
import type { NestAnswer, NestRequest } from '../../browser/nest-worker.ts'
import type { EditorDeps, WorkerPort } from '../deps.ts'
import { watchWorker } from '../watch-worker.ts'

export type Nesting = {
  begin: () => void
  end: () => void
  /** Returns the id that its answers carry. */
  ask: (job: ArrangeJob) => number
}

type Asked = { id: number; job: ArrangeJob }

/**
 * Asks the nesting worker. If the worker is lost, the last request is answered on the main thread, more simply, and
 * `onLost` is called; `isLaid` is false if the code for that cannot be loaded either.
 */
export function createNesting(
  { workers, clock }: Pick<EditorDeps, 'workers' | 'clock'>,
  onAnswer: (answer: NestAnswer) => void,
  onLost: (isLaid: boolean) => void,
): Nesting {
  let worker: WorkerPort<NestRequest> | null = null
  let hasWorked = false
  let last = 0
  /** The request still without a final answer. */
  let owed: Asked | null = null
  /** Neither a worker nor the main thread can answer: the next request starts a worker again. */
  let isStranded = false
  const begin = (): void => {
    hasWorked = false
    worker = workers.nest({ message: hear, failed: fail })
  }
  const leave = (): void => {
    watching.stop()
    worker?.end()
    worker = null
  }
  const fail = (): void => {
    leave()
    // A worker that never answered would not do so next time either.
    if (hasWorked) begin()
    if (owed) void layHere(owed, true)
    owed = null
  }
  const layHere = async ({ id, job }: Asked, wasLost: boolean): Promise<void> => {
    const result = await workers.layHere(job).catch(() => null)
    if (id !== last) return
    isStranded = result === null
    if (result) onAnswer({ id, result, isFinal: true, filmNeeded: null })
    if (wasLost || isStranded) onLost(!isStranded)
  }
  const watching = watchWorker(clock, fail)
  const hear = (answer: NestAnswer): void => {
    hasWorked = true
    if (answer.isFinal && answer.id === owed?.id) owed = null
    if (owed) watching.heard()
    else watching.stop()
    onAnswer(answer)
  }
  return {
    begin,
    end() {
      last++
      leave()
    },
    ask(job) {
      const request = { id: ++last, job }
      if (isStranded && !worker) begin()
      owed = worker && request
      if (worker) watching.expect()
      else void layHere(request, false)
      worker?.post(request)
      return request.id
    },
  }
}
