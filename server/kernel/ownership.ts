import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Actor, isStaffActor } from './actor.ts'

/** Things belong to the user who made them, or to the visitor while nobody was signed in. */
export type OwnedTable = { ownerId: PgColumn; visitorId: PgColumn }

/** The rows that are the actor's own. */
export function isOwn(actor: Actor, table: OwnedTable): SQL | undefined {
  const isVisitors = and(isNull(table.ownerId), eq(table.visitorId, actor.visitorId))
  return actor.user ? or(eq(table.ownerId, actor.user.id), isVisitors) : isVisitors
}

/** The rows that the actor may look at: staff look at all of them, a buyer at what was bought, and change none. */
export function mayLookAt(actor: Actor, table: OwnedTable & { id: PgColumn }): SQL | undefined {
  if (isStaffActor(actor)) return undefined
  const { shown } = actor
  return shown ? or(isOwn(actor, table), eq(table.id, shown)) : isOwn(actor, table)
}
