import type { Lettering } from '#domain/lettering/lettering.ts'
import { type Actor, isStaffActor } from '#server/kernel/actor.ts'
import type { ArtworkDeps } from './deps.ts'
import type { BeginUploadInput } from './input.ts'
import { artworks } from './tables.ts'

type NewUpload = Pick<BeginUploadInput, 'fileName' | 'byteSize'> &
  Partial<BeginUploadInput> & { lettering?: Lettering | null }

/** Records an upload before its first byte, so that nothing gets lost. The browser's limit is checked again here. */
export async function beginUpload(
  { database, clock }: Pick<ArtworkDeps, 'database' | 'clock'>,
  actor: Actor,
  id: string,
  input: NewUpload,
): Promise<void> {
  const { fileName, byteSize, isForShop = false, draftOrderId = null, lettering = null } = input
  const isStaff = isStaffActor(actor)
  const isForOrder = isStaff && draftOrderId !== null
  await database.orm.insert(artworks).values({
    id,
    ownerId: isForOrder ? null : (actor.user?.id ?? null),
    visitorId: isForOrder ? draftOrderId : actor.visitorId,
    fileName,
    byteSize,
    lettering,
    isForOrder,
    isForShop: isForShop && isStaff,
    storageKey: originalKey(id),
    createdAt: clock.now(),
  })
}

export const originalKey = (artworkId: string): string => `artworks/${artworkId}/original`
