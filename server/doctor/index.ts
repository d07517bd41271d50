import type { Finding } from '#domain/shop/finding.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { findOwnerProblem } from './checks/work.ts'
import { type DoctorDeps, watchShopJob } from './deps.ts'
import { examineShop } from './examine.ts'
import { doctorOperations } from './operations/index.ts'
import { watchShop } from './watch.ts'

export { watchShopJob } from './deps.ts'

/** Checks everything the shop depends on, says what to fix, and emails staff when something goes wrong. */
export type Doctor = {
  operations: BoundOperation[]
  /** For the operator. */
  examine(): Promise<Finding[]>
  /** What is wrong and what to do if no owner could ever sign in; null if one can. */
  findOwnerProblem(): Promise<string | null>
}

export function createDoctor(deps: DoctorDeps): Doctor {
  deps.jobs.handle(watchShopJob, () => watchShop(deps))
  deps.jobs.schedule(watchShopJob, '*/10 * * * *', {})
  return {
    operations: bindOperations(doctorOperations, deps),
    examine: () => examineShop(deps),
    findOwnerProblem: () => findOwnerProblem(deps),
  }
}
