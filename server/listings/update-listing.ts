import { and, eq, sql } from 'drizzle-orm'
import { stockKey } from '#domain/catalog/stock.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import { keysOf } from './create-listing.ts'
import type { ListingsDeps } from './deps.ts'
import { pictureChoicesSchema } from './input.ts'
import { findForStaff, readPictures } from './list-for-staff.ts'
import type { StaffListing } from './operations/listing-shape.ts'
import { readListing } from './read-listing.ts'
import { insertPictures, storeChosen } from './store-pictures.ts'
import { listingPictures, listings, tshirtListings, tumblerListings } from './tables.ts'

export type UpdateListingOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'not_found' | 'picture' }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  /** Someone else saved in between: `current` is what they saved. Nothing was changed. */
  | { ok: false; reason: 'conflict'; current: StaffListing }

/**
 * Saves an edit of the version that was seen, with its pictures in order. Stock of sizes and colors that remain is left
 * alone; new ones are opened with `stock` and `defaultStock`, removed ones are closed. Staff only.
 */
export async function updateListing(
  deps: ListingsDeps,
  actor: Actor,
  { id, seenVersion }: { id: string; seenVersion: number },
  input: unknown,
  choices: unknown,
): Promise<UpdateListingOutcome> {
  const before = await findForStaff(deps, id)
  if (!before) return { ok: false, reason: 'not_found' }
  const reading = readListing(before.kind, input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  if (before.version !== seenVersion) return { ok: false, reason: 'conflict', current: before }
  const { stock, defaultStock, special, ...listing } = reading.data
  const chosen = pictureChoicesSchema.safeParse(choices)
  if (!chosen.success) return { ok: false, reason: 'picture' }
  const standing = await readPictures(deps.database.orm, [id])
  const pictures = await storeChosen(deps, actor, chosen.data, { title: listing.title, standing })
  if (!pictures) return { ok: false, reason: 'picture' }

  const wasKnown = new Set(before.stock.map(({ size, color }) => stockKey(size, color)))
  const keys = keysOf(listing)
  const isKept = new Set(keys.map(({ size, color }) => stockKey(size, color)))
  const actorName = nameOfActor(actor)
  const isSaved = await deps.database.transaction(async (transaction) => {
    const [saved] = await transaction
      .update(listings)
      .set({ ...listing, version: sql`${listings.version} + 1` })
      .where(and(eq(listings.id, id), eq(listings.version, seenVersion)))
      .returning({ id: listings.id })
    if (!saved) return false
    if ('brand' in special)
      await transaction.update(tshirtListings).set(special).where(eq(tshirtListings.listingId, id))
    else await transaction.update(tumblerListings).set(special).where(eq(tumblerListings.listingId, id))
    await transaction.delete(listingPictures).where(eq(listingPictures.listingId, id))
    await insertPictures(transaction, { actor, at: deps.clock.now() }, id, pictures)
    await deps.inventory.close(transaction, actorName, {
      listingId: id,
      keys: before.stock.filter(({ size, color }) => !isKept.has(stockKey(size, color))),
      note: 'No longer offered',
    })
    await deps.inventory.open(transaction, actorName, {
      listingId: id,
      name: listing.title,
      counts: keys
        .filter(({ size, color }) => !wasKnown.has(stockKey(size, color)))
        .map(({ size, color }) => ({
          size,
          color,
          quantity: stock[stockKey(size, color)] ?? defaultStock,
        })),
    })
    if (listing.title !== before.title) await deps.inventory.rename(transaction, id, listing.title)
    await audit(transaction, actor, {
      action: 'listing.update',
      subject: `listing:${id}`,
      before,
      after: { ...listing, ...special, pictures: pictures.map(({ alt }) => alt) },
    })
    return true
  })
  if (isSaved) return { ok: true, id }
  const current = await findForStaff(deps, id)
  return current ? { ok: false, reason: 'conflict', current } : { ok: false, reason: 'not_found' }
}
