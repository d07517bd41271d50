import { z } from 'zod'
import { listingKinds } from '../tables.ts'

export const listingGone = 'The listing no longer exists.'
export const listingId = z.uuid(listingGone)

/** For examples in the reference. */
export const anyListing = '8a4c2f6e-0000-4000-8000-000000000000'

/** What staff see and edit. `brand` is for T-shirts, `material` and `features` for tumblers. */
export const staffListingShape = z.object({
  id: z.uuid(),
  slug: z.string(),
  kind: z.enum(listingKinds),
  title: z.string(),
  description: z.string(),
  priceCents: z.int(),
  sizes: z.array(z.string()),
  colors: z.array(z.string()),
  tags: z.array(z.string()),
  category: z.string(),
  isActive: z.boolean(),
  isArchived: z.boolean(),
  brand: z.string(),
  material: z.string(),
  features: z.array(z.string()),
  /** `key` identifies the picture, `url` is its smallest file and `fullUrl` its largest. */
  pictures: z.array(z.object({ key: z.string(), url: z.string(), fullUrl: z.string(), alt: z.string() })),
  /** For each size and color sold, sizes first: the stock on hand, and how much is held by shoppers who are paying. */
  stock: z.array(z.object({ size: z.string(), color: z.string(), onHand: z.int(), reserved: z.int() })),
  /** To be sent with the next change. */
  version: z.int(),
  createdAt: z.string(),
})

export type StaffListing = z.output<typeof staffListingShape>
export type StaffPicture = StaffListing['pictures'][number]
export type StaffStock = StaffListing['stock'][number]
