import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { ListingsDeps } from './deps.ts'
import { listings } from './tables.ts'

/** Archives a listing, with everything that belongs to it: it leaves the shop. Staff only. */
export const archiveListing = (deps: Deps, actor: Actor, id: string) => move(deps, actor, id, true)

/** Restores it exactly as before: on sale if it was on sale. Staff only. */
export const bringBackListing = (deps: Deps, actor: Actor, id: string) => move(deps, actor, id, false)

export type MoveListingOutcome = { ok: true } | { ok: false; reason: 'not_found' }

type Deps = Pick<ListingsDeps, 'database' | 'clock'>

async function move(
  { database, clock }: Deps,
  actor: Actor,
  id: string,
  toArchive: boolean,
): Promise<MoveListingOutcome> {
  return database.transaction(async (transaction) => {
    const isElsewhere = toArchive ? isNull(listings.archivedAt) : isNotNull(listings.archivedAt)
    const [moved] = await transaction
      .update(listings)
      .set({ archivedAt: toArchive ? clock.now() : null, version: sql`${listings.version} + 1` })
      .where(and(eq(listings.id, id), isElsewhere))
      .returning({ id: listings.id })
    if (moved) {
      const action = toArchive ? 'listing.archive' : 'listing.bring-back'
      await audit(transaction, actor, { action, subject: `listing:${id}` })
      return { ok: true }
    }
    // It is already in the wanted state, or it is gone.
    const isThere = (await transaction.$count(listings, eq(listings.id, id))) > 0
    return isThere ? { ok: true } : { ok: false, reason: 'not_found' }
  })
}
