import type { Actor } from '#server/kernel/actor.ts'
import type { BeginUploadInput } from './input.ts'
import type { ArtworkNeeds } from './needs.ts'
import { artworks } from './tables.ts'

/** Records an upload before its first byte, so that nothing vanishes. The browser's limit is checked here again. */
export async function beginUpload(
  { database, clock }: Pick<ArtworkNeeds, 'database' | 'clock'>,
  actor: Actor,
  id: string,
  { fileName, byteSize }: BeginUploadInput,
): Promise<void> {
  await database.orm.insert(artworks).values({
    id,
    ownerId: actor.user?.id ?? null,
    visitorId: actor.visitorId,
    fileName,
    byteSize,
    storageKey: originalKey(id),
    createdAt: clock.now(),
  })
}

export const originalKey = (artworkId: string): string => `artworks/${artworkId}/original`
