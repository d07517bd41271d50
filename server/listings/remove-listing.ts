import { eq } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { findForStaff } from './list-for-staff.ts'
import type { ListingsNeeds } from './needs.ts'
import { listings } from './tables.ts'

export type ChangeListingOutcome = { ok: true } | { ok: false; reason: 'not_found' }

/** Takes a listing off for good. Orders keep what they bought; what shoppers who are paying hold stays theirs. */
export async function removeListing(
  needs: Pick<ListingsNeeds, 'database' | 'inventory'>,
  actor: Actor,
  id: string,
): Promise<ChangeListingOutcome> {
  const before = await findForStaff(needs, id)
  if (!before) return { ok: false, reason: 'not_found' }
  return needs.database.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(listings)
      .where(eq(listings.id, id))
      .returning({ id: listings.id })
    if (!removed) return { ok: false, reason: 'not_found' }
    const closing = { listingId: id, keys: before.stock, note: 'Listing deleted' }
    await needs.inventory.close(transaction, actor.user?.email ?? 'staff', closing)
    await audit(transaction, actor, { action: 'listing.delete', subject: `listing:${id}`, before })
    return { ok: true }
  })
}
