import type { ArrangeJob } from '#domain/studio/arrange.ts'
import type { NestAnswer, NestRequest } from '../../browser/nest-worker.ts'
import type { EditorDeps, WorkerPort } from '../deps.ts'
import { watchWorker } from '../watch-worker.ts'

export type Nesting = {
  begin: () => void
  end: () => void
  /** The id that its answers have. */
  ask: (job: ArrangeJob) => number
}

type Asked = { id: number; job: ArrangeJob }

/**
 * Asks the nesting worker. Where it is lost the last question is answered on the page, more simply, and `onLost` told;
 * `isLaid` is false where the code for that cannot be fetched either.
 */
export function createNesting(
  { workers, clock }: Pick<EditorDeps, 'workers' | 'clock'>,
  onAnswer: (answer: NestAnswer) => void,
  onLost: (isLaid: boolean) => void,
): Nesting {
  let worker: WorkerPort<NestRequest> | null = null
  let hasWorked = false
  let last = 0
  let asked: Asked | null = null
  /** The worker has not given its last word on what was asked. */
  let isOwed = false
  /** Neither a worker nor the page can answer: whatever is asked next begins with a worker again. */
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
    const lost = isOwed ? asked : null
    isOwed = false
    // One that never answered would not the next time either.
    if (hasWorked) begin()
    if (lost) void layHere(lost, () => onLost(true))
  }
  const layHere = async (request: Asked, onLaid = () => {}): Promise<void> => {
    const result = await workers.layHere(request.job).catch(() => null)
    if (request !== asked) return
    isStranded = result === null
    if (!result) return onLost(false)
    onAnswer({ id: request.id, result, isFinal: true, filmNeeded: null })
    onLaid()
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
    begin,
    end() {
      asked = null
      leave()
    },
    ask(job) {
      const request = { id: ++last, job }
      asked = request
      if (isStranded && !worker) begin()
      isOwed = worker !== null
      if (worker) {
        watching.expect()
        worker.post(request)
      } else void layHere(request)
      return request.id
    },
  }
}
