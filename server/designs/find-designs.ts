import { and, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { type DesignToFreeze, freezeArtwork } from '#domain/orders/freeze-design.ts'
import { isOwnId } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { isOwn } from '#server/kernel/ownership.ts'
import type { DesignDeps } from './deps.ts'
import { type DesignView, previewUrl, toView } from './present.ts'
import { designs, savedProjects } from './tables.ts'

type Deps = Pick<DesignDeps, 'database' | 'catalog'>

const listLimit = 200

export async function listDesigns(
  { database, catalog }: Deps,
  whose: SQL | undefined,
): Promise<DesignView[]> {
  const rows = await database.orm
    .select()
    .from(designs)
    .where(and(whose, isNull(designs.removedAt)))
    .orderBy(desc(designs.updatedAt), desc(designs.id))
    .limit(listLimit)
  const sizes = await catalog.gangSheetSizes()
  return rows.map((row) => toView(row, sizes))
}

export async function getDesign(
  { database, catalog }: Deps,
  actor: Actor,
  designId: string,
): Promise<DesignView | null> {
  const [row] = await database.orm
    .select()
    .from(designs)
    .where(and(eq(designs.id, designId), isOwn(actor, designs)))
  return row ? toView(row, await catalog.gangSheetSizes()) : null
}

/**
 * Those of the designs that `whose` allows, with everything that an order keeps. Call it before the order's
 * transaction.
 */
export async function describeForOrder(
  { database, artwork }: Pick<DesignDeps, 'database' | 'artwork'>,
  whose: SQL | undefined,
  designIds: readonly string[],
): Promise<DesignToFreeze[]> {
  if (designIds.length === 0) return []
  const rows = await database.orm
    .select()
    .from(designs)
    .where(and(inArray(designs.id, [...designIds]), whose))
  const artworkIds = rows.flatMap((row) => row.document.placements.map(({ artworkId }) => artworkId))
  const described = await artwork.describeForPrinting([...new Set(artworkIds)])
  const parts = await artwork.measureParts(rows.flatMap((row) => row.document.placements))
  return rows.map((row) => {
    const used = new Set(row.document.placements.map(({ artworkId }) => artworkId))
    const own = described.filter(({ id }) => used.has(id))
    return {
      designId: row.id,
      sizeId: row.sizeId,
      title: row.name ?? row.title,
      previewUrl: previewUrl(row),
      document: row.document,
      artworks: own.flatMap((one) => freezeArtwork(one) ?? []),
      measured: new Map([...own.map(({ id, measured }) => [id, measured] as const), ...parts]),
      accepted: row.accepted,
    }
  })
}

/** Those of `designIds` that an account owns, without saying which account. */
export async function findInAccounts(
  { database: { orm } }: Pick<DesignDeps, 'database'>,
  designIds: readonly string[],
): Promise<string[]> {
  const ids = designIds.filter(isOwnId)
  if (ids.length === 0) return []
  const made = await orm
    .select({ id: designs.id })
    .from(designs)
    .where(and(inArray(designs.id, ids), isNotNull(designs.ownerId)))
  const outside = await orm
    .select({ id: savedProjects.designId })
    .from(savedProjects)
    .where(inArray(savedProjects.designId, ids))
  return [...made, ...outside].map(({ id }) => id)
}

/** The actor's own, last changed first. */
export const listOwn = (deps: Deps, actor: Actor): Promise<DesignView[]> =>
  listDesigns(deps, isOwn(actor, designs))

/** A customer's designs, for staff. */
export const listOf = (deps: Deps, customerId: string): Promise<DesignView[]> =>
  listDesigns(deps, eq(designs.ownerId, customerId))

type ToFreeze = Pick<DesignDeps, 'database' | 'artwork'>

/** The actor's own among these, with everything that an order keeps of them. Call it outside of transactions. */
export const freezeOwn = (
  deps: ToFreeze,
  actor: Actor,
  designIds: readonly string[],
): Promise<DesignToFreeze[]> => describeForOrder(deps, isOwn(actor, designs), designIds)

/** The same for anyone's designs, for staff. */
export const freezeAny = (deps: ToFreeze, designIds: readonly string[]): Promise<DesignToFreeze[]> =>
  describeForOrder(deps, undefined, designIds)
