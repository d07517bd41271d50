import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ListingsDeps } from '../deps.ts'
import { findForStaff } from '../list-for-staff.ts'
import { listings } from '../tables.ts'
import { anyListing, listingGone, listingId } from './listing-shape.ts'

/** Orders keep what was bought; shoppers who are paying keep what they hold. */
export const removeListing = defineOperation({
  name: 'listings.remove',
  route: 'DELETE /listings/{listing}',
  summary: 'Delete a T-shirt or tumbler with its stock; orders that include it keep their copy',
  may: 'products.write',
  input: z.object({ listing: listingId }),
  example: { listing: anyListing },
  result: z.undefined(),
  async run(deps: ListingsDeps, actor, { listing: id }) {
    const before = await findForStaff(deps, id)
    if (!before) throw new AppError('not_found', listingGone)
    return deps.database.transaction(async (transaction) => {
      const [removed] = await transaction
        .delete(listings)
        .where(eq(listings.id, id))
        .returning({ id: listings.id })
      if (!removed) throw new AppError('not_found', listingGone)
      const closing = { listingId: id, keys: before.stock, note: 'Listing deleted' }
      await deps.inventory.close(transaction, nameOfActor(actor), closing)
      await audit(transaction, actor, { action: 'listing.delete', subject: `listing:${id}`, before })
      return ok(undefined)
    })
  },
})
