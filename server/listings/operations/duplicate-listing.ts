import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { createFromChoices } from '../create-listing.ts'
import type { ListingsDeps } from '../deps.ts'
import { findForStaff } from '../list-for-staff.ts'
import { anyListing, listingGone, listingId, staffListingShape } from './listing-shape.ts'

const maxTitle = 120

/** Stock is not copied. */
export const duplicateListing = defineOperation({
  name: 'listings.duplicate',
  route: 'POST /listings/{listing}/copies',
  summary: 'Copy a T-shirt or tumbler with its pictures, off sale and with nothing in stock',
  may: 'products.write',
  input: z.object({ listing: listingId }),
  example: { listing: anyListing },
  result: z.object({ listing: staffListingShape }),
  async run(deps: ListingsDeps, actor, { listing: id }) {
    const found = await findForStaff(deps, id)
    if (!found) throw new AppError('not_found', listingGone)
    const { kind, title, description, priceCents, sizes, colors, tags, category } = found
    const { brand, material, features, pictures } = found
    const input = {
      title: `${title.slice(0, maxTitle - 7)} (copy)`,
      ...{ description, priceCents, sizes, colors, tags, category, brand, material, features },
      isActive: false,
      defaultStock: 0,
    }
    const choices = pictures.map(({ key, alt }) => ({ key, alt }))
    const made = await createFromChoices(deps, actor, kind, input, choices)
    if (!made.ok) throw new Error(`A copy of listing ${id} was refused: ${made.reason}`)
    const listing = await findForStaff(deps, made.id)
    if (!listing) throw new AppError('not_found', listingGone)
    return ok({ listing })
  },
})
