import { type ArrangeJob, jobsBySheet, type Laid } from '#domain/studio/arrange.ts'
import { nest } from '#nesting/index.ts'

/** Layouts tried on the page itself: enough to be good, few enough not to be felt. */
const layoutsWithoutWorker = 120

/** As the nesting worker does, more simply, where a browser gives us none. */
export function layHere(job: ArrangeJob): Laid {
  const jobs = jobsBySheet(job)
  let next = jobs.next()
  while (!next.done) {
    const { items, strip, locked } = next.value
    next = jobs.next(nest(items, strip, { locked, budget: { steps: layoutsWithoutWorker } }))
  }
  return next.value
}
