import { z } from 'zod'
import { listingMessages, maxAltLength, maxListingPictures } from '#domain/catalog/listing-options.ts'
import { defaultStock } from '#domain/catalog/stock.ts'
import { oneLine } from '#domain/one-line.ts'

const required = listingMessages.missing.text
const word = oneLine.min(1, required).max(60, 'Use at most 60 characters')
const choices = z
  .array(word)
  .min(1, 'Choose at least one')
  .max(40, 'Choose at most 40')
  .transform((list) => [...new Set(list)])

const common = {
  title: oneLine.min(1, required).max(120, 'Use at most 120 characters'),
  description: z.string().trim().max(4_000, 'Use at most 4,000 characters').default(''),
  priceCents: z.int().min(1, required).max(10_000_00, 'At most $10,000.00'),
  sizes: choices,
  colors: choices,
  tags: z.array(word).max(20, 'Use at most 20 tags').default([]),
  category: word.default('general'),
  isActive: z.boolean().default(true),
  /** By size-color key; keys not listed get the default stock. */
  stock: z.record(z.string(), z.int().min(0).max(1_000_000)).default({}),
  /** Stock of every key not listed. */
  defaultStock: z.int().min(0).max(1_000_000).default(defaultStock),
}

/** Title, price and brand are required (docs/spec-map.md B5). */
export const newTshirtListingSchema = z.object({ ...common, brand: word })

/** Title, price and material are required (docs/spec-map.md B5). */
export const newTumblerListingSchema = z.object({
  ...common,
  material: word,
  features: z.array(word).max(20).default([]),
})

/** An existing picture, by its key, or one that the actor uploaded; in display order. */
const picture = z.union([
  z.object({ key: z.string().max(200), alt: oneLine.max(maxAltLength) }),
  z.object({ artworkId: z.uuid(), alt: oneLine.max(maxAltLength) }),
])
export const pictureChoicesSchema = z.array(picture).max(maxListingPictures)

export type NewTshirtListing = z.input<typeof newTshirtListingSchema>
export type NewTumblerListing = z.input<typeof newTumblerListingSchema>
export type PictureChoice = z.input<typeof picture>
