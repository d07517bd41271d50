import { alike, own } from '#server/kernel/door.ts'
import { countWaiting } from './count-waiting.ts'
import { dashboardAtLength, todayOf } from './dashboard.ts'
import { readDashboardCsv } from './dashboard-csv.ts'
import { listDiscountUses } from './discount-uses.ts'
import { findAttention, listAttention } from './find-attention.ts'
import { sumUpDays } from './sum-up-days.ts'

export const reportsCalls = {
  /** The same with the count per kind: the list holds the first 50. */
  countedAttention: alike('attention.read', findAttention),
  /** How much is waiting in each section the actor may read: the numbers on the badges. */
  waiting: own(countWaiting),
  /** Updates the stored daily figures. Runs automatically every minute; the dashboard is correct before that, too. */
  sumUpDays,
  /** Who used a discount, newest first. */
  discountUses: alike('discounts.read', listDiscountUses),
  /**
   * What is waiting for staff, most pressing kind first; each entry disappears automatically when its cause is gone.
   */
  attention: alike('attention.read', listAttention),
  dashboard: alike('reports.read', dashboardAtLength),
  today: alike('reports.read', todayOf),
  dashboardCsv: alike('reports.read', readDashboardCsv),
}
