import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Actor, isStaffActor } from './actor.ts'

/** Things belong to the user who created them, or to the visitor if no one was signed in. */
export type OwnedTable = { ownerId: PgColumn; visitorId: PgColumn }

/** The rows that belong to the actor. */
export function isOwn(actor: Actor, table: OwnedTable): SQL | undefined {
  const isVisitors = and(isNull(table.ownerId), eq(table.visitorId, actor.visitorId))
  return actor.user ? or(eq(table.ownerId, actor.user.id), isVisitors) : isVisitors
}

/** The rows that the actor may view, but not necessarily change: staff all of them, a buyer those that were bought. */
export function mayLookAt(actor: Actor, table: OwnedTable & { id: PgColumn }): SQL | undefined {
  if (isStaffActor(actor)) return undefined
  const { shown } = actor
  return shown ? or(isOwn(actor, table), eq(table.id, shown)) : isOwn(actor, table)
}
