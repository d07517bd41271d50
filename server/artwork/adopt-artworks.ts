import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database, Transaction } from '#server/kernel/database.ts'
import { artworks } from './tables.ts'

/** The visitor's uploads from before signing in become the user's. */
export async function adoptArtworks(
  { database }: { database: Database },
  { user, visitorId }: Actor,
): Promise<void> {
  if (!user || !visitorId) return
  await database.orm
    .update(artworks)
    .set({ ownerId: user.id })
    .where(and(eq(artworks.visitorId, visitorId), isNull(artworks.ownerId)))
}

/**
 * Artwork that staff uploaded for a draft order that is now placed becomes its customer's; a guest's stays with the
 * order.
 */
export async function handToCustomer(
  transaction: Transaction,
  { draftOrderId, customerId, ids }: { draftOrderId: string; customerId: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .update(artworks)
    .set({ ownerId: customerId })
    .where(
      and(
        inArray(artworks.id, [...ids]),
        eq(artworks.visitorId, draftOrderId),
        eq(artworks.isForOrder, true),
        isNull(artworks.ownerId),
      ),
    )
}
