import { asc, eq, sql } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { OrdersDeps } from '../deps.ts'
import { requireUserId } from '../policy.ts'
import { orderFilters } from '../tables.ts'

/** `query` opens it: `/admin?` and this. */
export type SavedFilter = { id: string; name: string; query: string }

type Deps = Pick<OrdersDeps, 'database'>

export const maxSaved = 30
export const shownOfFilter = { id: orderFilters.id, name: orderFilters.name, query: orderFilters.query }

/** The staff person's own, by name. */
export async function listFilters({ database }: Deps, actor: Actor): Promise<SavedFilter[]> {
  return database.orm
    .select(shownOfFilter)
    .from(orderFilters)
    .where(eq(orderFilters.userId, requireUserId(actor)))
    .orderBy(asc(sql`lower(${orderFilters.name})`))
    .limit(maxSaved)
}
