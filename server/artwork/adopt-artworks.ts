import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import { artworks } from './tables.ts'

/** What the visitor uploaded before signing in becomes the user's. */
export async function adoptArtworks(database: Database, { user, visitorId }: Actor): Promise<void> {
  if (!user || !visitorId) return
  await database.orm
    .update(artworks)
    .set({ ownerId: user.id })
    .where(and(eq(artworks.visitorId, visitorId), isNull(artworks.ownerId)))
}
