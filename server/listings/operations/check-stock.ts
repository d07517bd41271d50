import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { insufficientStock } from '#domain/catalog/stock.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ListingsDeps } from '../deps.ts'
import { isOnSale } from '../find-listings.ts'
import { listings } from '../tables.ts'
import { anyListing } from './listing-shape.ts'

const notSold = 'We no longer sell this choice. Please choose another.'

/** Takes no stock: checkout does (docs/decisions.md 6). */
export const checkStock = defineOperation({
  name: 'listings.check-stock',
  route: 'GET /listings/{listing}/availability',
  summary: 'Whether that many of a size and color can be bought now',
  may: 'anyone',
  input: z.object({
    listing: z.uuid(notSold),
    size: z.string().max(60),
    color: z.string().max(60),
    quantity: z.coerce.number<number>().int().min(1).max(1_000_000),
  }),
  example: { listing: anyListing, size: 'M', color: 'Black', quantity: 2 },
  result: z.object({
    isEnough: z.boolean(),
    /** The number available, and a message if it is too low. */
    available: z.int().nullable(),
    message: z.string().nullable(),
  }),
  async run({ database, inventory }: ListingsDeps, _actor, { listing: listingId, size, color, quantity }) {
    const [[sold], level] = await Promise.all([
      database.orm
        .select({ id: listings.id })
        .from(listings)
        .where(
          and(
            eq(listings.id, listingId),
            isOnSale,
            sql`${size} = any(${listings.sizes}) and ${color} = any(${listings.colors})`,
          ),
        ),
      inventory.levelOf({ listingId, size, color }),
    ])
    if (!sold || !level) throw new AppError('not_found', notSold)
    const { available } = level
    if (available >= quantity) return ok({ isEnough: true, available: null, message: null })
    const message = insufficientStock.describe(available, size, color)
    return ok({ isEnough: false, available, message })
  },
})
