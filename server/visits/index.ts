import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { VisitsDeps } from './deps.ts'
import { createFindCountedVisitor } from './find-counted-visitor.ts'
import { forgetVisitors, forgetVisitorsJob } from './forget-visitors.ts'
import { visitOperations } from './operations/index.ts'

/** How the shop is visited: counted without cookies, stored as daily sums. */
export type Visits = { operations: BoundOperation[] }

export function createVisits(deps: VisitsDeps): Visits {
  const findCountedVisitor = createFindCountedVisitor(deps)
  deps.jobs.handle(forgetVisitorsJob, () => forgetVisitors(deps))
  deps.jobs.schedule(forgetVisitorsJob, '7 * * * *', {})
  return { operations: bindOperations(visitOperations, { ...deps, findCountedVisitor }) }
}
