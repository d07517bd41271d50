import { and, eq, gt, min, sql } from 'drizzle-orm'
import { chosenRetention } from '#domain/shop/retention-terms.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { after, days } from '#server/kernel/clock.ts'
import type { DesignDeps } from './deps.ts'
import { designs } from './tables.ts'

/**
 * When the first of the actor's designs is removed for its age, which they have been emailed about; null if none is.
 */
export async function findEnding(
  { database, readSettings }: Pick<DesignDeps, 'database' | 'readSettings'>,
  { user }: Actor,
): Promise<string | null> {
  if (!user || (await readSettings()).retention.accountDesigns === null) return null
  const lastUsed = sql<Date>`greatest(${designs.updatedAt}, ${designs.keptAt})`
  const [first] = await database.orm
    .select({ warnedAt: min(designs.warnedAt) })
    .from(designs)
    .where(and(eq(designs.ownerId, user.id), gt(designs.warnedAt, lastUsed)))
  const warnedAt = first?.warnedAt
  return warnedAt ? after(warnedAt, days(chosenRetention.accountDesigns.warnedDays)).toISOString() : null
}
