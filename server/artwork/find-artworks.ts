import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import { isOwn, mayLookAt } from '#server/kernel/ownership.ts'
import { mayHandle } from './policy.ts'
import { type ArtworkView, type PrintableArtwork, toPrintable, toView } from './present.ts'
import { type ArtworkRow, artworks } from './tables.ts'

const listLimit = 500

/** The actor's own artworks, newest first. */
export async function listArtworks(
  { database }: { database: Database },
  actor: Actor,
): Promise<ArtworkView[]> {
  const rows = await database.orm
    .select()
    .from(artworks)
    .where(and(isOwn(actor, artworks), isNull(artworks.removedAt), eq(artworks.isForShop, false)))
    .orderBy(desc(artworks.createdAt), desc(artworks.id))
    .limit(listLimit)
  return rows.map(toView)
}

/** Those of `ids` that are the actor's own, or belong to a draft order that they are writing. */
export async function getArtworks(
  { database }: { database: Database },
  actor: Actor,
  ids: readonly string[],
): Promise<ArtworkView[]> {
  if (ids.length === 0) return []
  const rows = await database.orm
    .select()
    .from(artworks)
    .where(and(inArray(artworks.id, [...ids]), mayHandle(actor), isNull(artworks.removedAt)))
  return rows.map(toView)
}

/** Those of `ids` that an account owns, without saying which account. */
export async function findInAccounts(
  { database }: { database: Database },
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await database.orm
    .select({ id: artworks.id })
    .from(artworks)
    .where(and(inArray(artworks.id, [...ids]), isNotNull(artworks.ownerId), isNull(artworks.removedAt)))
  return rows.map(({ id }) => id)
}

/** Those of `ids` that the actor may view: staff may view any, including removed ones, as orders still use them. */
export async function lookAtArtworks(
  { database }: { database: Database },
  actor: Actor,
  ids: readonly string[],
): Promise<ArtworkView[]> {
  if (ids.length === 0) return []
  const rows = await database.orm
    .select()
    .from(artworks)
    .where(and(inArray(artworks.id, [...ids]), mayLookAt(actor, artworks)))
  return rows.map(toView)
}

/** For the server itself, which has checked access: includes removed artworks, as orders still print them. */
export async function describeForPrinting(
  { database }: { database: Database },
  ids: readonly string[],
): Promise<PrintableArtwork[]> {
  if (ids.length === 0) return []
  const rows = await database.orm
    .select()
    .from(artworks)
    .where(inArray(artworks.id, [...ids]))
  return rows.map(toPrintable).filter((artwork) => artwork !== null)
}

/** The row of an artwork that the actor may view, including removed ones, as designs still show them. */
export async function findForReading(
  database: Database,
  actor: Actor,
  id: string,
): Promise<ArtworkRow | null> {
  const [row] = await database.orm
    .select()
    .from(artworks)
    .where(and(eq(artworks.id, id), mayLookAt(actor, artworks)))
  return row ?? null
}

/** The progress of an upload that the actor may continue, or null. */
export async function findUpload(
  { database }: { database: Database },
  actor: Actor,
  id: string,
): Promise<Pick<ArtworkRow, 'state'> | null> {
  const [row] = await database.orm
    .select({ state: artworks.state })
    .from(artworks)
    .where(and(eq(artworks.id, id), mayHandle(actor)))
  return row ?? null
}

export const getArtwork = async (
  deps: { database: Database },
  actor: Actor,
  id: string,
): Promise<ArtworkView | null> => (await getArtworks(deps, actor, [id]))[0] ?? null
