import { and, asc, eq, sql } from 'drizzle-orm'
import type { ListName } from '#domain/lists/lists.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Executor } from '#server/kernel/database.ts'
import { userOf } from '#server/kernel/user-of.ts'
import { listViews } from './tables.ts'

/** `query` is the part of the list's URL that opens it. */
export type ListView = { id: string; name: string; query: string }

export const mostViews = 30
export const shownOfView = { id: listViews.id, name: listViews.name, query: listViews.query }

/** The actor's own views of that list, by name. */
export async function listViewsOf(executor: Executor, actor: Actor, list: ListName): Promise<ListView[]> {
  return executor
    .select(shownOfView)
    .from(listViews)
    .where(and(eq(listViews.userId, userOf(actor).id), eq(listViews.list, list)))
    .orderBy(asc(sql`lower(${listViews.name})`))
    .limit(mostViews)
}
