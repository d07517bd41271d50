import { and, eq, gte, isNotNull, lt } from 'drizzle-orm'
import { addDays, type LocalDay, localTimeOf, momentOf } from '#domain/local-time.ts'
import { atLength } from '#server/kernel/postgres/at-length.ts'
import { countAtOnce, rowsOf } from '#server/kernel/postgres/count-at-once.ts'
import type { HousePool } from '#server/kernel/postgres/house-pool.ts'
import { mayBeLate } from '#server/kernel/postgres/may-be-late.ts'
import { orders } from '#server/orders/tables.ts'
import type { ReportDeps } from './deps.ts'
import { isLate, isToReview, isUnfinished } from './open-work.ts'
import { daysOf, type Period, readPeriod } from './period.ts'
import { readFigures } from './read-figures.ts'
import { readVisits, type VisitReport } from './read-visits.ts'

/** One day of the shop's calendar. Sales are the totals of orders placed that day; money in cents, film in inches. */
export type DayFigures = {
  day: LocalDay
  orders: number
  salesCents: number
  givenBackCents: number
  filmInches: number
  /**
   * From paid to finished (the first time shipped, completed or ready for pickup) that day; null if nothing was
   * finished.
   */
  hoursToShip: number | null
}

export type Dashboard = {
  period: Period
  timeZone: string
  days: DayFigures[]
  byStatus: { status: string; orders: number }[]
  /** By sales, at most ten. */
  products: { name: string; quantity: number; salesCents: number }[]
  hoursToShip: number | null
  visits: VisitReport
  /** What there is to do now, regardless of the period. */
  today: { toReview: number; dueToday: number; late: number; toPickUp: number }
}

export type DashboardDeps = Pick<ReportDeps, 'database' | 'clock' | 'readSettings'>

/** Days; an invalid day is ignored, and a period of more than a year is shortened. */
export type AskedPeriod = { from?: string; to?: string }

/** On the connection for long statements. */
export const dashboardAtLength = (deps: DashboardDeps, asked: AskedPeriod): Promise<Dashboard> =>
  atLength(() => readDashboard(deps, asked))

/** Figures of a period, from its days: the cost depends on the number of days, not on the orders in them. */
async function readDashboard(
  { database, clock, readSettings }: DashboardDeps,
  asked: AskedPeriod,
): Promise<Dashboard> {
  const { timeZone } = await readSettings()
  const now = clock.now()
  const period = readPeriod(asked, now, timeZone)
  const { orm } = database
  const [[figures, visits], today] = await Promise.all([
    mayBeLate(() => Promise.all([readFigures(orm, period, timeZone), readVisits(orm, period)])),
    readToday(database.pool, now, timeZone),
  ])
  const finished = figures.filter(({ kind }) => kind === 'finished')
  const byDay = new Map(figures.map((figure) => [`${figure.kind} ${figure.day}`, figure]))
  return {
    period,
    timeZone,
    days: daysOf(period).map((day) => ({
      day,
      orders: byDay.get(`sold ${day}`)?.count ?? 0,
      salesCents: byDay.get(`sold ${day}`)?.amount ?? 0,
      givenBackCents: byDay.get(`given_back ${day}`)?.amount ?? 0,
      filmInches: byDay.get(`film ${day}`)?.amount ?? 0,
      hoursToShip: meanOf(finished.filter((figure) => figure.day === day)),
    })),
    byStatus: figures
      .filter(({ kind }) => kind === 'status')
      .map(({ name, count }) => ({ status: name, orders: count }))
      .sort((a, b) => b.orders - a.orders || a.status.localeCompare(b.status)),
    products: figures
      .filter(({ kind }) => kind === 'product')
      .map(({ name, count, amount }) => ({ name, quantity: count, salesCents: amount }))
      .sort((a, b) => b.salesCents - a.salesCents || a.name.localeCompare(b.name))
      .slice(0, 10),
    hoursToShip: meanOf(finished),
    visits,
    today,
  }
}

/** Amount divided by count; null if there is nothing. */
function meanOf(figures: readonly { count: number; amount: number }[]): number | null {
  const count = figures.reduce((sum, figure) => sum + figure.count, 0)
  return count > 0 ? figures.reduce((sum, figure) => sum + figure.amount, 0) / count : null
}

export async function readToday(
  pool: Pick<HousePool, 'query'>,
  now: Date,
  timeZone: string,
): Promise<Dashboard['today']> {
  const tomorrow = momentOf(addDays(localTimeOf(now, timeZone).day, 1), '00:00', timeZone)
  const [toReview = 0, late = 0, dueToday = 0, toPickUp = 0] = await countAtOnce(
    pool,
    [
      isToReview(),
      isLate(now),
      and(isUnfinished(now), gte(orders.dueAt, now), lt(orders.dueAt, tomorrow), isNotNull(orders.placedAt)),
      and(eq(orders.status, 'ready_for_pickup'), isNotNull(orders.placedAt)),
    ].map((where) => rowsOf(orders, where)),
    { isUsual: true },
  )
  return { toReview, late, dueToday, toPickUp }
}

/** What there is to do now. */
export async function todayOf({ database, clock, readSettings }: DashboardDeps): Promise<Dashboard['today']> {
  const { timeZone } = await readSettings()
  return readToday(database.pool, clock.now(), timeZone)
}
