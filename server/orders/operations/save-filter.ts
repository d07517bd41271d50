import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { filterNameSchema, readOrderFilters, writeOrderFilters } from '#domain/orders/order-filters.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { OrdersDeps } from '../deps.ts'
import { maxSaved, shownOfFilter } from '../desk/saved-filters.ts'
import { requireUserId } from '../policy.ts'
import { orderFilters } from '../tables.ts'

const filterGone = 'There is no such filter'

/** Under a name that is taken already, it takes the place of the older one. */
export const saveFilter = defineOperation({
  name: 'order-filters.save',
  route: 'POST /order-filters',
  summary: 'Keep a filter of the list of orders under a name of one’s own; `query` is that of its address',
  may: 'orders.read',
  input: z.object({ name: filterNameSchema, query: z.string().max(2_000) }),
  example: { name: 'Rush', query: 'status=in_production' },
  result: z.object({ filter: z.object({ id: z.uuid(), name: z.string(), query: z.string() }) }),
  async run({ database, clock }: OrdersDeps, actor, { name, query: sent }) {
    const query = writeOrderFilters(readOrderFilters(new URLSearchParams(sent)))
    if (query === '') throw new AppError('invalid', 'Choose a filter or search first')
    const userId = requireUserId(actor)
    const isOwn = eq(orderFilters.userId, userId)
    const others = await database.orm.$count(orderFilters, isOwn)
    const known = await database.orm.$count(orderFilters, and(isOwn, eq(orderFilters.name, name)))
    if (others >= maxSaved && known === 0)
      throw new AppError('invalid', `You have ${maxSaved} saved filters. Remove one first.`)
    const [filter] = await database.orm
      .insert(orderFilters)
      .values({ userId, name, query, createdAt: clock.now() })
      .onConflictDoUpdate({ target: [orderFilters.userId, orderFilters.name], set: { query } })
      .returning(shownOfFilter)
    if (!filter) throw new Error('A filter was saved and is not there')
    return ok({ filter })
  },
})

export const removeFilter = defineOperation({
  name: 'order-filters.remove',
  route: 'DELETE /order-filters/{filter}',
  summary: 'Remove a filter of one’s own',
  may: 'orders.read',
  input: z.object({ filter: z.uuid(filterGone) }),
  example: { filter: '8a4c2f6e-0000-4000-8000-000000000000' },
  result: z.undefined(),
  async run({ database }: OrdersDeps, actor, { filter }) {
    const isOwn = eq(orderFilters.userId, requireUserId(actor))
    const removed = await database.orm
      .delete(orderFilters)
      .where(and(eq(orderFilters.id, filter), isOwn))
      .returning({ id: orderFilters.id })
    if (removed.length === 0) throw new AppError('not_found', filterGone)
    return ok(undefined)
  },
})
