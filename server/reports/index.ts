import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { reportsCalls } from './calls.ts'
import { type Customers, createCustomers } from './customers/index.ts'
import type { ReportDeps } from './deps.ts'
import { createLabelList, type Labels } from './labels/index.ts'
import { reportOperations } from './operations/index.ts'
import { sumUpDays, sumUpDaysJob } from './sum-up-days.ts'

export type { AttentionItem, AttentionKind } from './attention-item.ts'
export type { Waiting } from './count-waiting.ts'
export type { Customer, CustomerOrderLine, CustomerRow } from './customers/index.ts'
export type { Dashboard, DayFigures } from './dashboard.ts'
export type { DiscountUse } from './discount-uses.ts'
export type { Attention } from './find-attention.ts'
export type { WaitingParcel } from './labels/index.ts'
export type { NamedVisits, VisitReport } from './read-visits.ts'

/** Read models over the tables of all other capabilities. Everything is for staff only. */
export type Reports = Door<typeof reportsCalls> & {
  customers: Customers
  labels: Labels
  operations: BoundOperation[]
}

export function createReports(deps: ReportDeps): Reports {
  deps.jobs.handle(sumUpDaysJob, () => sumUpDays(deps))
  deps.jobs.schedule(sumUpDaysJob, '* * * * *', {})
  return {
    ...createDoor(deps, reportsCalls),

    customers: createCustomers(deps),
    labels: createLabelList(deps),
    operations: bindOperations(reportOperations, deps),
  }
}
