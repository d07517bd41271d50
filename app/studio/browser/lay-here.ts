import { type ArrangeJob, jobsBySheet, type Laid } from '#domain/studio/arrange.ts'
import { nest } from '#nesting/index.ts'

/** Layouts tried on the main thread: enough for a good result, few enough not to be noticed. */
const layoutsWithoutWorker = 120

/** Does the nesting worker's job, more simply, where the browser provides no worker. */
export function layHere(job: ArrangeJob): Laid {
  const jobs = jobsBySheet(job)
  let next = jobs.next()
  while (!next.done) {
    const { items, strip, locked } = next.value
    next = jobs.next(nest(items, strip, { locked, budget: { steps: layoutsWithoutWorker } }))
  }
  return next.value
}
