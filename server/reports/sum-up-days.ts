import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { LocalDay } from '#domain/local-time.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import { orderHistory, orders } from '#server/orders/tables.ts'
import { refunds } from '#server/payments/tables.ts'
import { productionPrints } from '#server/production/tables.ts'
import type { ReportDeps } from './deps.ts'
import { figuresOfDays } from './figures-of-days.ts'
import { changedMoments, dayFigures, dayFiguresState } from './tables.ts'

export const sumUpDaysJob = defineJob('reports.sum-up-days', z.object({}))

/**
 * Updates `day_figures` for every day with a noted change; for all days on a shop's first run and when its time zone
 * was changed. The notes are taken first and the days read after: anything that commits in between is read as well, and
 * its note stays for the next run. Concurrent runs wait for each other.
 */
export async function sumUpDays({
  database,
  readSettings,
}: Pick<ReportDeps, 'database' | 'readSettings'>): Promise<void> {
  const { timeZone } = await readSettings()
  await database.transaction(async (transaction) => {
    const isSameCalendar = (await lockCalendar(transaction)) === timeZone
    if (!isSameCalendar) await forgetAll(transaction, timeZone)
    const days = await readDays(transaction, isSameCalendar ? taken(timeZone) : all(timeZone))
    if (days.length === 0) return
    const named = sql`days as (select value::date as day from json_array_elements_text(${JSON.stringify(days)}))`
    await transaction.execute(
      sql`with ${named} delete from ${dayFigures} where day in (select day from days)`,
    )
    await transaction.execute(
      sql`with ${named} insert into ${dayFigures} (day, kind, name, count, amount) ${figuresOfDays(timeZone)}`,
    )
  })
}

/** Locks and returns the time zone that the days were summed up for. */
async function lockCalendar(transaction: Transaction): Promise<string> {
  await transaction.insert(dayFiguresState).values({ timeZone: '' }).onConflictDoNothing()
  const [state] = await transaction.select().from(dayFiguresState).for('update')
  return state?.timeZone ?? ''
}

async function forgetAll(transaction: Transaction, timeZone: string): Promise<void> {
  await transaction.execute(sql`delete from ${changedMoments}`)
  await transaction.execute(sql`delete from ${dayFigures}`)
  await transaction.update(dayFiguresState).set({ timeZone })
}

const taken = (timeZone: string): SQL => sql`
  with taken as (delete from ${changedMoments} returning at)
  select distinct (at at time zone ${timeZone})::date::text as day from taken`

const all = (timeZone: string): SQL => sql`
  select distinct (at at time zone ${timeZone})::date::text as day from (
    select placed_at as at from ${orders} where placed_at is not null
    union all select settled_at from ${refunds} where settled_at is not null
    union all select at from ${productionPrints}
    union all select at from ${orderHistory} where kind = 'status'
  ) moments`

const daysSchema = z.array(z.object({ day: z.string() }))

async function readDays(transaction: Transaction, question: SQL): Promise<LocalDay[]> {
  const { rows } = await transaction.execute(question)
  return daysSchema.parse(rows).map(({ day }) => day)
}
