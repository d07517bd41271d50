import { type ArrangeJob, jobsBySheet } from '#domain/studio/arrange.ts'
import { nest } from '#nesting/index.ts'
import type { NestAnswer, NestRequest } from '../../browser/nest-worker.ts'
import type { EditorDeps, WorkerPort } from '../deps.ts'
import { watchWorker } from '../watch-worker.ts'

/** Layouts tried on the page itself when a browser gives us no worker: enough to be good, few enough not to be felt. */
const layoutsWithoutWorker = 120

export type Nesting = {
  begin: () => void
  end: () => void
  /** The id that its answers have. */
  ask: (job: ArrangeJob) => number
}

/** Asks the nesting worker. Where it is lost the last question is answered here, more simply, and `onLost` told. */
export function createNesting(
  { workers, clock }: Pick<EditorDeps, 'workers' | 'clock'>,
  onAnswer: (answer: NestAnswer) => void,
  onLost: () => void,
): Nesting {
  let worker: WorkerPort<NestRequest> | null = null
  let hasWorked = false
  let last = 0
  let asked: { id: number; job: ArrangeJob } | null = null
  /** The worker has not given its last word on what was asked. */
  let isOwed = false

  const begin = (): void => {
    hasWorked = false
    worker = workers.nest({ message: hear, failed: fail })
  }
  const end = (): void => {
    watching.stop()
    worker?.end()
    worker = null
  }
  const fail = (): void => {
    end()
    const lost = isOwed ? asked : null
    isOwed = false
    // One that never answered would not the next time either.
    if (hasWorked) begin()
    if (!lost) return
    onAnswer(nestHere(lost))
    onLost()
  }
  const watching = watchWorker(clock, fail)
  const hear = (answer: NestAnswer): void => {
    hasWorked = true
    isOwed &&= !(answer.isFinal && answer.id === asked?.id)
    if (isOwed) watching.heard()
    else watching.stop()
    onAnswer(answer)
  }
  return {
    ...{ begin, end },
    ask(job) {
      const request = { id: ++last, job }
      asked = request
      isOwed = worker !== null
      if (worker) {
        watching.expect()
        worker.post(request)
      } else queueMicrotask(() => request === asked && onAnswer(nestHere(request)))
      return request.id
    },
  }
}

function nestHere({ id, job }: { id: number; job: ArrangeJob }): NestAnswer {
  const jobs = jobsBySheet(job)
  let next = jobs.next()
  while (!next.done) {
    const { items, strip, locked } = next.value
    next = jobs.next(nest(items, strip, { locked, budget: { steps: layoutsWithoutWorker } }))
  }
  return { id, result: next.value, isFinal: true, filmNeeded: null }
}
