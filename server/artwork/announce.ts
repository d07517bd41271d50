import type { Transaction } from '#server/kernel/database.ts'
import type { Realtime } from '#server/realtime/index.ts'
import type { ArtworkRow } from './tables.ts'

/** Notifies the pages of the artwork's owner. */
export async function announceArtwork(
  realtime: Realtime,
  tx: Transaction,
  { id, ownerId, visitorId }: Pick<ArtworkRow, 'id' | 'ownerId' | 'visitorId'>,
): Promise<void> {
  const event = 'artwork.changed'
  if (ownerId) await realtime.announce(tx, { topic: `user:${ownerId}`, event, id })
  else if (visitorId) await realtime.announce(tx, { topic: `artwork:${visitorId}`, event, id })
}
