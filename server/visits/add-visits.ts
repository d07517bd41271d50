import { sql } from 'drizzle-orm'
import type { LocalDay } from '#domain/local-time.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { type VisitFigureKind, visitFigures } from './tables.ts'

export type Visits = { kind: VisitFigureKind; name: string; views: number; visitors: number }

/** Names come from outside: a day stores at most this many per kind, and sums up the rest. */
export const mostNames = 500
export const otherNames = 'Others'

export async function addVisits(
  transaction: Pick<Transaction, 'execute'>,
  day: LocalDay,
  visits: readonly Visits[],
): Promise<void> {
  // Always in the same order, so that two concurrent visits cannot deadlock.
  const ordered = [...visits].sort((a, b) => (a.kind + a.name < b.kind + b.name ? -1 : 1))
  for (const { kind, name, views, visitors } of ordered) {
    const ofKind = sql`select from ${visitFigures} where day = ${day} and kind = ${kind}`
    await transaction.execute(sql`
      insert into ${visitFigures} as known (day, kind, name, views, visitors)
      select ${day}::date, ${kind}::text, case
        when exists (${ofKind} and name = ${name}) or (select count(*) from (${ofKind}) as names) < ${mostNames}
        then ${name} else ${otherNames} end, ${views}::int, ${visitors}::int
      on conflict (day, kind, name) do update
      set views = known.views + excluded.views, visitors = known.visitors + excluded.visitors`)
  }
}
