import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import { designs } from './tables.ts'

/** What the visitor designed before signing in becomes the user's. */
export async function adoptDesigns(
  { database }: { database: Database },
  { user, visitorId }: Actor,
): Promise<void> {
  if (!user || !visitorId) return
  await database.orm
    .update(designs)
    .set({ ownerId: user.id })
    .where(and(eq(designs.visitorId, visitorId), isNull(designs.ownerId)))
}
