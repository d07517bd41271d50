import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { FindCountedVisitor, VisitsDeps } from './deps.ts'
import { createFindCountedVisitor } from './find-counted-visitor.ts'
import { forgetVisitors, forgetVisitorsJob } from './forget-visitors.ts'
import { visitOperations } from './operations/index.ts'

export type { CountedVisitor, FindCountedVisitor } from './deps.ts'

/** How the shop is visited: counted without cookies, kept as sums of days. */
export type Visits = {
  /** For whatever counts views. */
  findCountedVisitor: FindCountedVisitor
  operations: BoundOperation[]
}

export function createVisits(deps: VisitsDeps): Visits {
  const findCountedVisitor = createFindCountedVisitor(deps)
  deps.jobs.handle(forgetVisitorsJob, () => forgetVisitors(deps))
  deps.jobs.schedule(forgetVisitorsJob, '7 * * * *', {})
  return {
    findCountedVisitor,
    operations: bindOperations(visitOperations, { ...deps, findCountedVisitor }),
  }
}
