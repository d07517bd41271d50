import type { z } from 'zod'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { recordPicture } from '#server/kernel/media.ts'
import {
  findStoredPicture,
  largestFileKey,
  type StoredPicture,
  storePublicPicture,
} from '#server/kernel/pictures/public-pictures.ts'
import type { ListingsDeps } from './deps.ts'
import type { pictureChoicesSchema } from './input.ts'
import type { ListingPictureRow } from './present.ts'
import { listingPictures } from './tables.ts'

/** In display order; `alt` describes what it shows. */
export type NewPicture = { bytes: Uint8Array; alt: string }

export type ShownPicture = { picture: StoredPicture; alt: string }

/** Null if one of them isn't a readable picture. */
export async function storeAll(
  { files }: Pick<ListingsDeps, 'files'>,
  pictures: readonly NewPicture[],
): Promise<ShownPicture[] | null> {
  const stored = []
  for (const { bytes, alt } of pictures) {
    const picture = await storePublicPicture(files, 'listings', bytes)
    if (!picture) return null
    stored.push({ picture, alt })
  }
  return stored
}

/**
 * Staff's choice, in their order: existing pictures stay unchanged, uploads are stored. One without alt text gets
 * `title`. Null if one can't be read, or isn't the actor's.
 */
export async function storeChosen(
  { files, readUpload }: Pick<ListingsDeps, 'files' | 'readUpload'>,
  actor: Actor,
  choices: z.output<typeof pictureChoicesSchema>,
  { title, standing }: { title: string; standing: readonly ListingPictureRow[] },
): Promise<ShownPicture[] | null> {
  const shown: ShownPicture[] = []
  for (const choice of choices) {
    const picture =
      'key' in choice
        ? (standing.find(({ picture }) => largestFileKey(picture) === choice.key)?.picture ??
          (await findStoredPicture(files, choice.key)))
        : await storeUpload(files, await readUpload(actor, choice.artworkId))
    if (!picture) return null
    shown.push({ picture, alt: choice.alt || title })
  }
  return shown
}

const storeUpload = (files: ListingsDeps['files'], bytes: Uint8Array | null) =>
  bytes && storePublicPicture(files, 'listings', bytes)

/** Together with their entries in the media library. */
export async function insertPictures(
  transaction: Transaction,
  by: { actor: Actor; at: Date },
  listingId: string,
  pictures: readonly ShownPicture[],
): Promise<void> {
  if (pictures.length === 0) return
  for (const { picture, alt } of pictures) {
    const words = { fileName: alt, alt, at: by.at }
    await recordPicture(transaction, by.actor, { ...words, source: 'listing', picture })
  }
  await transaction
    .insert(listingPictures)
    .values(pictures.map((picture, position) => ({ ...picture, listingId, position })))
}
