import type { ShopSettings } from '#domain/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { atLength } from '#server/kernel/at-length.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { Room } from '#server/kernel/room.ts'
import type { AttentionItem } from './attention-item.ts'
import { findAttention } from './attention-kinds.ts'
import { type Dashboard, readDashboard, readToday } from './dashboard.ts'
import { type DashboardTable, dashboardCsv } from './dashboard-csv.ts'
import { type DiscountUse, listDiscountUses } from './discount-uses.ts'
import { reportOperations } from './operations/index.ts'
import { sumUpDays, sumUpDaysJob } from './sum-up-days.ts'

export type { AttentionItem, AttentionKind } from './attention-item.ts'
export type { Dashboard, DayFigures } from './dashboard.ts'
export type { DiscountUse } from './discount-uses.ts'

/** Read models over the rooms of all others. Everything is for staff only. */
export type Reports = {
  /** What waits for staff, most pressing kind first; each goes away by itself when its cause is gone. */
  attention(actor: Actor): Promise<AttentionItem[]>
  /** `from` and `to` are days; what is no day is left out, and a period of more than a year is cut. */
  dashboard(actor: Actor, asked: { from?: string; to?: string }): Promise<Dashboard>
  /** What there is to do now. */
  today(actor: Actor): Promise<Dashboard['today']>
  dashboardCsv(actor: Actor, asked: { from?: string; to?: string }, table: DashboardTable): Promise<string>
  /** Brings what is kept of each day up to date. Runs by itself every minute; the dashboard is right before, too. */
  sumUpDays(): Promise<void>
  /** Who used a discount, newest first. */
  discountUses(actor: Actor, discountId: string): Promise<DiscountUse[]>
  operations: BoundOperation[]
}

export type ReportNeeds = {
  database: Database
  clock: Clock
  jobs: Pick<Jobs, 'handle' | 'schedule'>
  /** What ends with a job that staff forget. */
  pendingWork: readonly PendingWork[]
  readSettings(): Promise<ShopSettings>
  readRoom(): Promise<Room>
}

export function createReports(needs: ReportNeeds): Reports {
  needs.jobs.handle(sumUpDaysJob, () => sumUpDays(needs))
  needs.jobs.schedule(sumUpDaysJob, '* * * * *', {})
  return {
    attention: () => findAttention(needs),
    async dashboard(_actor, asked) {
      return atLength(() => readDashboard(needs, asked))
    },
    async today() {
      const { timeZone } = await needs.readSettings()
      return readToday(needs.database.orm, needs.clock.now(), timeZone)
    },
    async dashboardCsv(_actor, asked, table) {
      return dashboardCsv(await atLength(() => readDashboard(needs, asked)), table)
    },
    sumUpDays: () => sumUpDays(needs),
    discountUses: (_actor, discountId) => listDiscountUses(needs, discountId),
    operations: bindOperations(reportOperations, needs),
  }
}
