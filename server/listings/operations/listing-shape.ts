import { z } from 'zod'
import { listingKinds } from '../tables.ts'

export const listingGone = 'The listing is no longer there.'
export const listingId = z.uuid(listingGone)

/** For examples of the reference. */
export const anyListing = '8a4c2f6e-0000-4000-8000-000000000000'

/** What staff see and edit. `brand` is a T-shirt's, `material` and `features` are a tumbler's. */
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
  /** `key` finds the picture again, `url` is its smallest file and `fullUrl` its largest. */
  pictures: z.array(z.object({ key: z.string(), url: z.string(), fullUrl: z.string(), alt: z.string() })),
  /** Of each size and color that is sold, sizes first: what lies on the shelf, and how much shoppers who are paying hold. */
  stock: z.array(z.object({ size: z.string(), color: z.string(), onHand: z.int(), reserved: z.int() })),
  /** What the next change sends. */
  version: z.int(),
  createdAt: z.string(),
})

export type StaffListing = z.output<typeof staffListingShape>
export type StaffPicture = StaffListing['pictures'][number]
export type StaffStock = StaffListing['stock'][number]
