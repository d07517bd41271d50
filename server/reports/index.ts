import type { Actor } from '#server/kernel/actor.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { atLength } from '#server/kernel/postgres/at-length.ts'

import type { AttentionItem } from './attention-item.ts'
import { countWaiting, type Waiting } from './count-waiting.ts'
import { type Customers, createCustomers } from './customers/index.ts'
import { type Dashboard, readDashboard, readToday } from './dashboard.ts'
import { type DashboardTable, dashboardCsv } from './dashboard-csv.ts'
import type { ReportDeps } from './deps.ts'
import { type DiscountUse, listDiscountUses } from './discount-uses.ts'
import { type Attention, findAttention } from './find-attention.ts'
import { reportOperations } from './operations/index.ts'
import { sumUpDays, sumUpDaysJob } from './sum-up-days.ts'

export type { AttentionItem, AttentionKind } from './attention-item.ts'
export type { Waiting } from './count-waiting.ts'
export type { Customer, CustomerOrderLine, CustomerRow } from './customers/index.ts'
export type { Dashboard, DayFigures } from './dashboard.ts'
export type { DiscountUse } from './discount-uses.ts'
export type { Attention } from './find-attention.ts'

/** Read models over the rooms of all others. Everything is for staff only. */
export type Reports = {
  /** What waits for staff, most pressing kind first; each goes away by itself when its cause is gone. */
  attention(actor: Actor): Promise<AttentionItem[]>
  /** The same with how many there are of each kind: the list holds the first 50. */
  countedAttention(actor: Actor): Promise<Attention>
  /** How much waits in each section that the actor may read: what the badges say. */
  waiting(actor: Actor): Promise<Waiting>
  /** `from` and `to` are days; what is no day is left out, and a period of more than a year is cut. */
  dashboard(actor: Actor, asked: { from?: string; to?: string }): Promise<Dashboard>
  /** What there is to do now. */
  today(actor: Actor): Promise<Dashboard['today']>
  dashboardCsv(actor: Actor, asked: { from?: string; to?: string }, table: DashboardTable): Promise<string>
  /** Brings what is kept of each day up to date. Runs by itself every minute; the dashboard is right before, too. */
  sumUpDays(): Promise<void>
  /** Who used a discount, newest first. */
  discountUses(actor: Actor, discountId: string): Promise<DiscountUse[]>
  customers: Customers
  operations: BoundOperation[]
}

export function createReports(deps: ReportDeps): Reports {
  deps.jobs.handle(sumUpDaysJob, () => sumUpDays(deps))
  deps.jobs.schedule(sumUpDaysJob, '* * * * *', {})
  return {
    attention: async () => (await findAttention(deps)).items,
    countedAttention: () => findAttention(deps),
    waiting: (actor) => countWaiting(deps, actor),
    async dashboard(_actor, asked) {
      return atLength(() => readDashboard(deps, asked))
    },
    async today() {
      const { timeZone } = await deps.readSettings()
      return readToday(deps.database.pool, deps.clock.now(), timeZone)
    },
    async dashboardCsv(_actor, asked, table) {
      return dashboardCsv(await atLength(() => readDashboard(deps, asked)), table)
    },
    sumUpDays: () => sumUpDays(deps),
    discountUses: (_actor, discountId) => listDiscountUses(deps, discountId),
    customers: createCustomers(deps),
    operations: bindOperations(reportOperations, deps),
  }
}
