import type { z } from 'zod'
import { newTshirtListingSchema, newTumblerListingSchema } from './input.ts'
import type { ListingKind } from './tables.ts'

/** Fields that only one kind has. */
export type Special = { brand: string } | { material: string; features: string[] }

type Common = Omit<z.output<typeof newTshirtListingSchema>, 'brand'>

export type ListingReading =
  | { success: true; data: Common & { special: Special } }
  | { success: false; error: z.ZodError }

/** Parses a listing as filled in, with the fields specific to its kind kept separate. */
export function readListing(kind: ListingKind, input: unknown): ListingReading {
  if (kind === 'tshirt') {
    const reading = newTshirtListingSchema.safeParse(input)
    if (!reading.success) return reading
    const { brand, ...common } = reading.data
    return { success: true, data: { ...common, special: { brand } } }
  }
  const reading = newTumblerListingSchema.safeParse(input)
  if (!reading.success) return reading
  const { material, features, ...common } = reading.data
  return { success: true, data: { ...common, special: { material, features } } }
}
