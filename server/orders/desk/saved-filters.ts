import { and, asc, eq, sql } from 'drizzle-orm'
import { filterNameSchema, readOrderFilters, writeOrderFilters } from '#domain/order-filters.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { OrdersNeeds } from '../index.ts'
import { isOrderId } from '../input.ts'
import { requireUserId } from '../policy.ts'
import { orderFilters } from '../tables.ts'

/** `query` opens it: `/admin?` and this. */
export type SavedFilter = { id: string; name: string; query: string }

export type SaveFilterOutcome = { ok: true; filter: SavedFilter } | { ok: false; message: string }

type Needs = Pick<OrdersNeeds, 'database' | 'clock'>

const maxSaved = 30
const shown = { id: orderFilters.id, name: orderFilters.name, query: orderFilters.query }

/** The staff person's own, by name. */
export async function listFilters({ database }: Needs, actor: Actor): Promise<SavedFilter[]> {
  return database.orm
    .select(shown)
    .from(orderFilters)
    .where(eq(orderFilters.userId, requireUserId(actor)))
    .orderBy(asc(sql`lower(${orderFilters.name})`))
    .limit(maxSaved)
}

/** Under a name that is taken already, it takes the place of the older one. */
export async function saveFilter(
  { database, clock }: Needs,
  actor: Actor,
  input: { name: string; query: string },
): Promise<SaveFilterOutcome> {
  const name = filterNameSchema.safeParse(input.name)
  if (!name.success) return { ok: false, message: name.error.issues[0]?.message ?? 'Give the filter a name' }
  const query = writeOrderFilters(readOrderFilters(new URLSearchParams(input.query)))
  if (query === '') return { ok: false, message: 'Choose a filter or search first' }
  const userId = requireUserId(actor)
  const isOwn = eq(orderFilters.userId, userId)
  const isSameName = and(isOwn, eq(orderFilters.name, name.data))
  const others = await database.orm.$count(orderFilters, isOwn)
  const known = await database.orm.$count(orderFilters, isSameName)
  if (others >= maxSaved && known === 0)
    return { ok: false, message: `You have ${maxSaved} saved filters. Remove one first.` }
  const [filter] = await database.orm
    .insert(orderFilters)
    .values({ userId, name: name.data, query, createdAt: clock.now() })
    .onConflictDoUpdate({
      target: [orderFilters.userId, orderFilters.name],
      set: { query },
    })
    .returning(shown)
  if (!filter) throw new Error('A filter was saved and is not there')
  return { ok: true, filter }
}

/** False when it was not there or is somebody else's. */
export async function removeFilter({ database }: Needs, actor: Actor, id: string): Promise<boolean> {
  if (!isOrderId(id)) return false
  const removed = await database.orm
    .delete(orderFilters)
    .where(and(eq(orderFilters.id, id), eq(orderFilters.userId, requireUserId(actor))))
    .returning({ id: orderFilters.id })
  return removed.length > 0
}
