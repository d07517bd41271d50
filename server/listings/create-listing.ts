import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { stockKey } from '#domain/stock.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { type StoredPicture, storePublicPicture } from '#server/kernel/public-pictures.ts'
import { slugChoices } from '#server/kernel/slugs.ts'
import {
  type NewTshirtListing,
  type NewTumblerListing,
  newTshirtListingSchema,
  newTumblerListingSchema,
} from './input.ts'
import type { ListingsNeeds } from './needs.ts'
import { mayManageListings } from './policy.ts'
import { listingPictures, listings, tshirtListings, tumblerListings } from './tables.ts'

/** In the order in which they are shown; `alt` says what is to be seen. */
export type NewPicture = { bytes: Uint8Array; alt: string }

export type CreateListingOutcome =
  | { ok: true; id: string; slug: string }
  | { ok: false; reason: 'forbidden' }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  | { ok: false; reason: 'picture' }

export async function createTshirtListing(
  needs: ListingsNeeds,
  actor: Actor,
  input: NewTshirtListing,
  pictures: readonly NewPicture[],
): Promise<CreateListingOutcome> {
  const reading = newTshirtListingSchema.safeParse(input)
  if (!reading.success) return refuse(reading.error)
  const { brand, ...common } = reading.data
  return createListing(
    needs,
    actor,
    { kind: 'tshirt', ...common },
    pictures,
    async (transaction, listingId) => {
      await transaction.insert(tshirtListings).values({ listingId, brand })
    },
  )
}

export async function createTumblerListing(
  needs: ListingsNeeds,
  actor: Actor,
  input: NewTumblerListing,
  pictures: readonly NewPicture[],
): Promise<CreateListingOutcome> {
  const reading = newTumblerListingSchema.safeParse(input)
  if (!reading.success) return refuse(reading.error)
  const { material, features, ...common } = reading.data
  return createListing(
    needs,
    actor,
    { kind: 'tumbler', ...common },
    pictures,
    async (transaction, listingId) => {
      await transaction.insert(tumblerListings).values({ listingId, material, features })
    },
  )
}

const refuse = (error: z.ZodError): CreateListingOutcome => ({
  ok: false,
  reason: 'invalid',
  fieldErrors: fieldErrorsOf(error),
})

type CommonListing = Omit<z.output<typeof newTshirtListingSchema>, 'brand'> & { kind: 'tshirt' | 'tumbler' }

async function createListing(
  needs: ListingsNeeds,
  actor: Actor,
  { stock, defaultStock, ...listing }: CommonListing,
  pictures: readonly NewPicture[],
  insertSpecial: (transaction: Transaction, listingId: string) => Promise<void>,
): Promise<CreateListingOutcome> {
  if (!mayManageListings(actor)) return { ok: false, reason: 'forbidden' }
  const stored = await storeAll(needs, pictures)
  if (!stored) return { ok: false, reason: 'picture' }
  const id = randomUUID()
  const keys = listing.sizes.flatMap((size) => listing.colors.map((color) => ({ size, color })))
  const slug = await needs.database.transaction(async (transaction) => {
    const row = { ...listing, id, createdBy: actor.user?.id ?? null, createdAt: needs.clock.now() }
    const taken = await insertWithSlug(transaction, row)
    await insertSpecial(transaction, id)
    await needs.inventory.open(transaction, actor.user?.email ?? 'staff', {
      listingId: id,
      name: listing.title,
      counts: keys.map(({ size, color }) => ({
        size,
        color,
        quantity: stock[stockKey(size, color)] ?? defaultStock,
      })),
    })
    if (stored.length > 0)
      await transaction
        .insert(listingPictures)
        .values(stored.map((picture, position) => ({ ...picture, listingId: id, position })))
    await audit(transaction, actor, { action: 'listing.create', subject: `listing:${id}`, after: listing })
    return taken
  })
  return { ok: true, id, slug }
}

async function insertWithSlug(
  transaction: Transaction,
  row: Omit<typeof listings.$inferInsert, 'slug'> & { id: string },
): Promise<string> {
  for (const slug of slugChoices(row.title, row.id)) {
    const added = await transaction
      .insert(listings)
      .values({ ...row, slug })
      .onConflictDoNothing({ target: [listings.kind, listings.slug] })
      .returning({ slug: listings.slug })
    if (added.length > 0) return slug
  }
  throw new Error(`No free address for ${row.title}`)
}

/** Null when one of them is no picture that can be read. */
async function storeAll(
  { files }: ListingsNeeds,
  pictures: readonly NewPicture[],
): Promise<{ picture: StoredPicture; alt: string }[] | null> {
  const stored = []
  for (const { bytes, alt } of pictures) {
    const picture = await storePublicPicture(files, 'listings', bytes)
    if (!picture) return null
    stored.push({ picture, alt })
  }
  return stored
}
