import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import { type Actor, isStaffActor } from '#server/kernel/actor.ts'
import { designs } from './tables.ts'

/** What is the actor's own: the user's, or the visitor's while nobody had signed in. The SQL of `owns`. */
export function isOwn(actor: Actor): SQL | undefined {
  const isVisitors = and(isNull(designs.ownerId), eq(designs.visitorId, actor.visitorId))
  return actor.user ? or(eq(designs.ownerId, actor.user.id), isVisitors) : isVisitors
}

/** Staff look at every design, but change none. */
export const mayLookAt = (actor: Actor): SQL | undefined => (isStaffActor(actor) ? undefined : isOwn(actor))
