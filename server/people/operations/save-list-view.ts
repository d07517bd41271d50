import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { filtersOf, listViewSchema } from '#domain/lists/lists-input.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { userOf } from '#server/kernel/user-of.ts'
import type { PeopleDeps } from '../deps.ts'
import { mostViews, shownOfView } from '../kept-views.ts'
import { listViews } from '../tables.ts'

const route = { onlyPages: 'It is a person’s own view of a back office page' } as const
const viewGone = 'There is no such filter'

/** If the name is already taken, replaces the older view. */
export const saveListView = defineOperation({
  name: 'list-views.save',
  route,
  summary: 'Save a filter of a back office list under a name of your own',
  may: 'signed_in',
  input: listViewSchema,
  example: { list: 'orders', name: 'Rush', query: 'status=in_production' },
  result: z.object({ view: z.object({ id: z.uuid(), name: z.string(), query: z.string() }) }),
  async run({ database: { orm }, clock }: PeopleDeps, actor, { list, name, query: sent }) {
    const query = filtersOf(list, sent)
    if (query === '') throw new AppError('invalid', 'Choose a filter or search first')
    const userId = userOf(actor).id
    const isOwn = and(eq(listViews.userId, userId), eq(listViews.list, list))
    const others = await orm.$count(listViews, isOwn)
    const known = await orm.$count(listViews, and(isOwn, eq(listViews.name, name)))
    if (others >= mostViews && known === 0)
      throw new AppError('invalid', `You have ${mostViews} saved filters. Remove one first.`)
    const [view] = await orm
      .insert(listViews)
      .values({ userId, list, name, query, createdAt: clock.now() })
      .onConflictDoUpdate({ target: [listViews.userId, listViews.list, listViews.name], set: { query } })
      .returning(shownOfView)
    if (!view) throw new Error('A view was saved but is missing')
    return ok({ view })
  },
})

export const removeListView = defineOperation({
  name: 'list-views.remove',
  route,
  summary: 'Remove one of your own filters',
  may: 'signed_in',
  input: z.object({ view: z.uuid(viewGone) }),
  example: { view: '8a4c2f6e-0000-4000-8000-000000000000' },
  result: z.undefined(),
  async run({ database: { orm } }: PeopleDeps, actor, { view }) {
    const removed = await orm
      .delete(listViews)
      .where(and(eq(listViews.id, view), eq(listViews.userId, userOf(actor).id)))
      .returning({ id: listViews.id })
    if (removed.length === 0) throw new AppError('not_found', viewGone)
    return ok(undefined)
  },
})
