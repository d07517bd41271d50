import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { isOwn } from '#server/kernel/ownership.ts'
import { mayDo } from '#server/kernel/permit.ts'
import { artworks } from './tables.ts'

/** What the actor may upload to, use and remove: their own, and for staff what still belongs to a draft order. */
export const mayHandle = (actor: Actor): SQL | undefined =>
  mayDo(actor, 'orders.write')
    ? or(isOwn(actor, artworks), and(eq(artworks.isForOrder, true), isNull(artworks.ownerId)))
    : isOwn(actor, artworks)
