import type { ShopSettings } from '#domain/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { atLength } from '#server/kernel/at-length.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { Room } from '#server/kernel/room.ts'
import { attentionKinds } from './attention-kinds.ts'
import { type Dashboard, readDashboard, readToday } from './dashboard.ts'
import { type DashboardTable, dashboardCsv } from './dashboard-csv.ts'
import { type DiscountUse, listDiscountUses } from './discount-uses.ts'
import { type JobWish, settleFailedJob } from './settle-failed-job.ts'
import { sumUpDays, sumUpDaysJob } from './sum-up-days.ts'

export type { Dashboard, DayFigures } from './dashboard.ts'
export type { DiscountUse } from './discount-uses.ts'

export const attentionKindNames = [
  'unverified_payment',
  'payment_difference',
  'unpaid_link',
  'late_order',
  'customer_message',
  'edit_request',
  'finding_accepted',
  'print_file_failed',
  'print_file_waits',
  'label_doubt',
  'delivery_exception',
  'work_waits',
  'mail_waits',
  'mail_failed',
  'job_failed',
  'webhook_off',
  'disk_short',
] as const
export type AttentionKind = (typeof attentionKindNames)[number]

/** Something that only a person can put right. `orderId` is null for what belongs to no order. */
export type AttentionItem = {
  kind: AttentionKind
  /** Of the thing itself: an order, a payment, a request, a file, a shipment, a mail; of a job its queue and id. */
  id: string
  orderId: string | null
  title: string
  reason: string
  at: Date
}

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
  /** Runs a failed job once more, or forgets it. False: it does not stand as failed any more. */
  settleFailedJob(actor: Actor, wish: JobWish): Promise<boolean>
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
    async attention() {
      const now = needs.clock.now()
      return (await Promise.all(attentionKinds.map((find) => find(needs, now)))).flat()
    },
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
    settleFailedJob: (actor, wish) => settleFailedJob(needs, actor, wish),
  }
}
