import { alike, own } from '#server/kernel/door.ts'
import { countWaiting } from './count-waiting.ts'
import { dashboardAtLength, todayOf } from './dashboard.ts'
import { readDashboardCsv } from './dashboard-csv.ts'
import { listDiscountUses } from './discount-uses.ts'
import { findAttention, listAttention } from './find-attention.ts'
import { sumUpDays } from './sum-up-days.ts'

export const reportsCalls = {
  /** The same with how many there are of each kind: the list holds the first 50. */
  countedAttention: alike('attention.read', findAttention),
  /** How much waits in each section that the actor may read: what the badges say. */
  waiting: own(countWaiting),
  /** Brings what is kept of each day up to date. Runs by itself every minute; the dashboard is right before, too. */
  sumUpDays,
  /** Who used a discount, newest first. */
  discountUses: alike('discounts.read', listDiscountUses),
  /** What waits for staff, most pressing kind first; each goes away by itself when its cause is gone. */
  attention: alike('attention.read', listAttention),
  dashboard: alike('reports.read', dashboardAtLength),
  today: alike('reports.read', todayOf),
  dashboardCsv: alike('reports.read', readDashboardCsv),
}
