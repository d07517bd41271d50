import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ReportDeps } from './deps.ts'
import { figuresOfDays } from './figures-of-days.ts'
import type { Period } from './period.ts'
import { changedMoments, dayFigures, dayFiguresState, figureKinds } from './tables.ts'

const figuresSchema = z.array(
  z.object({
    /** Null for statuses and products: they are summed over the period. */
    day: z.string().nullable(),
    kind: z.enum(figureKinds),
    name: z.string(),
    count: z.number(),
    amount: z.number(),
  }),
)

/**
 * Figures of a period: stored ones for most days, and computed from the source tables for days that have changed since.
 * A single statement, so that figures and change notes are from the same snapshot: if a change is visible, so is its
 * note. If the time zone differs from the one the days were summed up for, nothing stored is used.
 */
export async function readFigures(
  orm: ReportDeps['database']['orm'],
  { from, to }: Period,
  timeZone: string,
): Promise<z.infer<typeof figuresSchema>> {
  const { rows } = await orm.execute(sql`
    with days as materialized (
      select day::date as day from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') day
      where not exists (select 1 from ${dayFiguresState} where time_zone = ${timeZone})
      or day::date in (
        select (at at time zone ${timeZone})::date from ${changedMoments}
        where at >= ${from}::date - interval '2 days' and at < ${to}::date + interval '3 days')
    ), figures as (
      select day, kind, name, count, amount from ${dayFigures}
      where day between ${from}::date and ${to}::date and day not in (select day from days)
      union all ${figuresOfDays(timeZone)}
    )
    select case when kind in ('status', 'product') then null else day::text end as day, kind, name,
      sum(count) as count, sum(amount) as amount
    from figures group by 1, 2, 3`)
  return figuresSchema.parse(rows)
}
