import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { stockKey } from '#domain/catalog/stock.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { slugChoices } from '#server/kernel/text/slugs.ts'
import type { ListingsDeps } from './deps.ts'
import { type NewTshirtListing, type NewTumblerListing, pictureChoicesSchema } from './input.ts'
import { readListing, type Special } from './read-listing.ts'
import {
  insertPictures,
  type NewPicture,
  type ShownPicture,
  storeAll,
  storeChosen,
} from './store-pictures.ts'
import { type ListingKind, listings, tshirtListings, tumblerListings } from './tables.ts'

export type CreateListingOutcome =
  | { ok: true; id: string; slug: string }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  | { ok: false; reason: 'picture' }

/** What an import or a copy brings along. */
export type ListingOrigin = { id?: string; slug?: string; createdAt?: Date; archivedAt?: Date | null }

export async function createTshirtListing(
  deps: ListingsDeps,
  actor: Actor,
  input: NewTshirtListing,
  pictures: readonly NewPicture[],
): Promise<CreateListingOutcome> {
  return createListing(deps, actor, { kind: 'tshirt', input }, () => storeAll(deps, pictures))
}

export async function createTumblerListing(
  deps: ListingsDeps,
  actor: Actor,
  input: NewTumblerListing,
  pictures: readonly NewPicture[],
): Promise<CreateListingOutcome> {
  return createListing(deps, actor, { kind: 'tumbler', input }, () => storeAll(deps, pictures))
}

/** Creates a listing as filled in by staff, with pictures that they uploaded. Staff only. */
export async function createFromChoices(
  deps: ListingsDeps,
  actor: Actor,
  kind: ListingKind,
  input: unknown,
  choices: unknown,
  origin: ListingOrigin = {},
): Promise<CreateListingOutcome> {
  const chosen = pictureChoicesSchema.safeParse(choices)
  if (!chosen.success) return { ok: false, reason: 'picture' }
  const store = (title: string) => storeChosen(deps, actor, chosen.data, { title, standing: [] })
  return createListing(deps, actor, { kind, input }, store, origin)
}

const refuse = (error: z.ZodError): CreateListingOutcome => ({
  ok: false,
  reason: 'invalid',
  fieldErrors: fieldErrorsOf(error),
})

async function createListing(
  deps: ListingsDeps,
  actor: Actor,
  { kind, input }: { kind: ListingKind; input: unknown },
  storePictures: (title: string) => Promise<ShownPicture[] | null>,
  origin: ListingOrigin = {},
): Promise<CreateListingOutcome> {
  const reading = readListing(kind, input)
  if (!reading.success) return refuse(reading.error)
  const { stock, defaultStock, special, ...listing } = reading.data
  const pictures = await storePictures(listing.title)
  if (!pictures) return { ok: false, reason: 'picture' }
  const id = origin.id ?? randomUUID()
  const slug = await deps.database.transaction(async (transaction) => {
    const row = {
      ...listing,
      kind,
      id,
      createdBy: actor.user?.id ?? null,
      createdAt: origin.createdAt ?? deps.clock.now(),
      archivedAt: origin.archivedAt ?? null,
    }
    const taken = await insertWithSlug(transaction, row, origin.slug)
    await insertSpecial(transaction, id, special)
    await deps.inventory.open(transaction, nameOfActor(actor), {
      listingId: id,
      name: listing.title,
      counts: keysOf(listing).map(({ size, color }) => ({
        size,
        color,
        quantity: stock[stockKey(size, color)] ?? defaultStock,
      })),
    })
    await insertPictures(transaction, { actor, at: row.createdAt }, id, pictures)
    await audit(transaction, actor, {
      action: 'listing.create',
      subject: `listing:${id}`,
      after: { ...listing, ...special },
    })
    return taken
  })
  return { ok: true, id, slug }
}

export const keysOf = ({ sizes, colors }: { sizes: readonly string[]; colors: readonly string[] }) =>
  sizes.flatMap((size) => colors.map((color) => ({ size, color })))

async function insertSpecial(transaction: Transaction, listingId: string, special: Special): Promise<void> {
  if ('brand' in special) await transaction.insert(tshirtListings).values({ listingId, ...special })
  else await transaction.insert(tumblerListings).values({ listingId, ...special })
}

async function insertWithSlug(
  transaction: Transaction,
  row: Omit<typeof listings.$inferInsert, 'slug'> & { id: string },
  wanted: string | undefined,
): Promise<string> {
  for (const slug of [...(wanted ? [wanted] : []), ...slugChoices(row.title, row.id)]) {
    const added = await transaction
      .insert(listings)
      .values({ ...row, slug })
      .onConflictDoNothing({ target: [listings.kind, listings.slug] })
      .returning({ slug: listings.slug })
    if (added.length > 0) return slug
  }
  throw new Error(`No free address for ${row.title}`)
}
