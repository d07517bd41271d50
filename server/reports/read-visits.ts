import { sql } from 'drizzle-orm'
import type { LocalDay } from '#domain/local-time.ts'
import type { Executor } from '#server/kernel/database.ts'
import { type VisitFigureKind, visitFigures } from '#server/visits/tables.ts'
import type { Period } from './period.ts'

export type NamedVisits = { name: string; views: number; visitors: number }

/**
 * How the shop was visited. A person who comes on two days counts as two visitors: no one is recognized again
 * (server/visits).
 */
export type VisitReport = {
  /** Days without a visit have no row. */
  days: { day: LocalDay; views: number; visitors: number }[]
  /** By visitors, at most ten each. */
  pages: NamedVisits[]
  sources: NamedVisits[]
  devices: NamedVisits[]
}

type Row = NamedVisits & { kind: VisitFigureKind }

export async function readVisits(orm: Pick<Executor, 'execute'>, { from, to }: Period): Promise<VisitReport> {
  const { rows } = await orm.execute<Row>(sql`
    select kind, name, views, visitors from (
      select kind, case when kind = 'shop' then day::text else name end as name,
        sum(views)::int as views, sum(visitors)::int as visitors,
        row_number() over (partition by kind order by sum(visitors) desc, min(name)) as place
      from ${visitFigures} where day between ${from} and ${to} group by 1, 2
    ) as summed where kind = 'shop' or place <= 10
    order by kind, place`)
  const of = (wanted: VisitFigureKind): NamedVisits[] =>
    rows.flatMap(({ kind, ...named }) => (kind === wanted ? [named] : []))
  const days = of('shop').map(({ name: day, ...counts }) => ({ day, ...counts }))
  return {
    days: days.sort((a, b) => (a.day < b.day ? -1 : 1)),
    pages: of('page'),
    sources: of('source'),
    devices: of('device'),
  }
}
