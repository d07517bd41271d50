import { tshirtListingColors, tshirtListingSizes } from '#domain/catalog/listing-options.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { promote } from '#tests/harness/promote.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { stockTshirt } from '#tests/harness/shelves.ts'
import type { BusyShop } from './rig.ts'

export type Piece = { size: string; color: string }

/** A shirt in many sizes and colors with few pieces of each, and codes with few uses: all of them should run out. */
export type Shelf = {
  listingId: string
  /** For each size and color when the shop opened. */
  opening: number
  /** Not yet reported sold out to anyone. */
  pieces: Piece[]
  /** Not yet reported used up to anyone. */
  codes: string[]
}

const usesOfCode = isLong ? 5 : 2

export async function fillShelf(rig: BusyShop, kills: number): Promise<Shelf> {
  const DATABASE_URL = await rig.connectionString()
  if (DATABASE_URL === null) throw new Error('The database is away before anything was done to it')
  const shop = openShop({ ...rig.settings, DATABASE_URL })
  const pieces = tshirtListingSizes.flatMap((size) => tshirtListingColors.map((color) => ({ size, color })))
  const opening = 2 + Math.ceil((3 * kills) / pieces.length)
  const { id: listingId } = await stockTshirt(shop, {
    sizes: [...tshirtListingSizes],
    colors: [...tshirtListingColors],
    stock: {},
    defaultStock: opening,
  })
  const codes = Array.from({ length: 2 + Math.ceil(kills / 3) }, (_, at) => `CHAOS${at + 1}`)
  for (const code of codes) await promote(shop, { code, maximumUses: usesOfCode })
  await shop.stop()
  return { listingId, opening, pieces, codes }
}
