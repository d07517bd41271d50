import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import { designs } from './tables.ts'

/** The visitor's designs from before signing in become the user's. */
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
