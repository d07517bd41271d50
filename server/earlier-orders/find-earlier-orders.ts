import { and, desc, inArray, sql } from 'drizzle-orm'
import { anyContains } from '#server/kernel/list/contains.ts'
import type { EarlierOrdersDeps } from './deps.ts'
import { earlierOrders } from './tables.ts'
import { isOf } from './whose.ts'

export type EarlierOrder = typeof earlierOrders.$inferSelect
export type EarlierPlace = { placedAt: string; id: string }

type Deps = Pick<EarlierOrdersDeps, 'database'>

/** Newest first; `text` is part of a number, name or email address. `next` is where the next page starts. */
export async function pageOfEarlierOrders(
  { database: { orm } }: Deps,
  { text, after, limit }: { text?: string; after?: EarlierPlace; limit: number },
): Promise<{ rows: EarlierOrder[]; next: EarlierPlace | null }> {
  const { placedAt, id, reference, contactName, contactEmail } = earlierOrders
  const found = await orm
    .select()
    .from(earlierOrders)
    .where(
      and(
        anyContains([reference, contactName, contactEmail], text),
        after && sql`(${placedAt}, ${id}) < (${after.placedAt}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(placedAt), desc(id))
    .limit(limit + 1)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const isMore = found.length > limit && last !== undefined
  return { rows, next: isMore ? { placedAt: last.placedAt.toISOString(), id: last.id } : null }
}

export type EarlierTotals = { count: number; spentCents: number }

/** What a person bought at the shop before this one, for staff: the number of orders, and the money kept from them. */
export async function earlierTotals(
  { database: { orm } }: Deps,
  { id, email }: { id: string; email: string },
): Promise<EarlierTotals> {
  const [row] = await orm
    .select({
      count: sql<number>`count(*)::int`,
      spentCents: sql<number>`coalesce(sum(${earlierOrders.totalCents} - ${earlierOrders.refundedCents})
        filter (where ${earlierOrders.status} = 'fulfilled'), 0)::int`,
    })
    .from(earlierOrders)
    .where(isOf({ userId: id, email, isEmailProven: email !== '' }))
  return row ?? { count: 0, spentCents: 0 }
}

/** For imports: existing ones, by number. */
export async function findByReferences(
  { database: { orm } }: Deps,
  references: readonly string[],
): Promise<Map<string, EarlierOrder>> {
  if (references.length === 0) return new Map()
  const rows = await orm
    .select()
    .from(earlierOrders)
    .where(inArray(earlierOrders.reference, [...new Set(references)]))
  return new Map(rows.map((row) => [row.reference, row]))
}
