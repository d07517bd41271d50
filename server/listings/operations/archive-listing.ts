import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { archiveListing, bringBackListing } from '../archive-listing.ts'
import type { ListingsDeps } from '../deps.ts'
import { anyListing, listingGone, listingId } from './listing-shape.ts'

const input = z.object({ listing: listingId })
const example = { listing: anyListing }
const result = z.undefined()

export const archive = defineOperation({
  name: 'listings.archive',
  route: 'POST /listings/{listing}/archive',
  summary: 'Take a T-shirt or tumbler out of the shop, with everything that belongs to it',
  may: 'products.write',
  ...{ input, example, result },
  async run(deps: ListingsDeps, actor, { listing }) {
    if (!(await archiveListing(deps, actor, listing)).ok) throw new AppError('not_found', listingGone)
    return ok(undefined)
  },
})

export const bringBack = defineOperation({
  name: 'listings.bring-back',
  route: 'POST /listings/{listing}/bring-back',
  summary: 'Restore an archived T-shirt or tumbler unchanged: on sale if it was on sale',
  may: 'products.write',
  ...{ input, example, result },
  async run(deps: ListingsDeps, actor, { listing }) {
    if (!(await bringBackListing(deps, actor, listing)).ok) throw new AppError('not_found', listingGone)
    return ok(undefined)
  },
})
