import { and, eq, inArray } from 'drizzle-orm'
import { previewSide } from '#domain/artwork/artwork.ts'
import { type Crop, cropInk, cropKey, isWhole, partKey } from '#domain/artwork/crop.ts'
import { type ArtworkFacts, drawnFacts } from '#domain/checks/measure-artwork.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { DecodingStopped, decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { drawingLimits, pictureLimits } from '#server/kernel/decoding/limits.ts'
import { AppError } from '#server/kernel/errors.ts'
import { drawingOf } from '#server/kernel/pictures/ink-source.ts'
import type { ArtworkDeps } from '../deps.ts'
import { findForReading } from '../find-artworks.ts'
import { laneOf } from '../inspection-lane.ts'
import type { measureInk } from '../pixels/measure-ink.ts'
import { toView } from '../present.ts'
import { type ArtworkRow, artworkParts, artworks } from '../tables.ts'

export type PartOfArtwork = { artworkId: string; crop?: Crop | undefined }

type Deps = Pick<ArtworkDeps, 'database' | 'files'>

/** Each takes up to a second of a core; a sheet has few crops, and any excess is judged as its whole artwork. */
const mostAtOnce = 24

/** What the checks know about the parts that crops leave, by `partKey`; new parts are measured and stored. */
export async function measureParts(
  { database, files }: Deps,
  wanted: readonly PartOfArtwork[],
): Promise<Map<string, ArtworkFacts>> {
  const parts = new Map(
    wanted.flatMap(({ artworkId, crop }) =>
      crop && !isWhole(crop) ? [[partKey({ artworkId, crop }), { artworkId, crop }] as const] : [],
    ),
  )
  if (parts.size === 0) return new Map()
  const ids = [...new Set([...parts.values()].map(({ artworkId }) => artworkId))]
  const kept = await database.orm.select().from(artworkParts).where(inArray(artworkParts.artworkId, ids))
  const found = new Map(kept.map(({ artworkId, crop, measured }) => [`${artworkId} ${crop}`, measured]))
  const missing = [...parts].filter(([key]) => !found.has(key)).slice(0, mostAtOnce)
  const rows = missing.length === 0 ? [] : await readRows(database, ids)
  for (const [key, { artworkId, crop }] of missing) {
    const row = rows.find(({ id }) => id === artworkId)
    const measured = row ? await measurePart({ files }, row, crop) : null
    if (!measured) continue
    await database.orm
      .insert(artworkParts)
      .values({ artworkId, crop: cropKey(crop), measured })
      .onConflictDoNothing()
    found.set(key, measured)
  }
  return new Map([...found].filter(([key]) => parts.has(key)))
}

const readRows = ({ orm }: Deps['database'], ids: string[]): Promise<ArtworkRow[]> =>
  orm
    .select()
    .from(artworks)
    .where(and(inArray(artworks.id, ids), eq(artworks.state, 'ready')))

/** One part of an artwork that the actor may view. @throws AppError when there is no such artwork. */
export async function measureOnePart(
  deps: ArtworkDeps,
  actor: Actor,
  artworkId: string,
  crop: Crop,
): Promise<ArtworkFacts> {
  const row = await findForReading(deps.database, actor, artworkId)
  if (row?.state !== 'ready') throw unknown()
  if (isWhole(crop) && row.measured) return row.measured
  const parts = await measureParts(deps, [{ artworkId, crop }])
  const measured = parts.get(partKey({ artworkId, crop }))
  if (!measured) throw unknown()
  return measured
}

const unknown = () => new AppError('not_found', 'There is no such artwork.')

/** From the original, so that a small part is examined as closely as a whole artwork. */
export async function measurePart(
  { files }: Pick<Deps, 'files'>,
  row: ArtworkRow,
  crop: Crop,
): Promise<ArtworkFacts | null> {
  const whole = toView(row).ink
  if (!whole) return null
  const ink = cropInk(whole, crop)
  const shrink = Math.min(1, previewSide / Math.max(ink.width, ink.height))
  const size = {
    width: Math.max(1, Math.round(ink.width * shrink)),
    height: Math.max(1, Math.round(ink.height * shrink)),
  }
  const found = await files
    .withLocalFile(row.storageKey, (path) =>
      decode(measuring(row), { source: { path, ink, ...drawingOf(row) }, size }, { lane: laneOf(row) }),
    )
    .catch(asWhole(row))
  if (!found) return null
  const measured = { ...found, ...(row.measured && drawnFacts(row.measured)) }
  // A halftone's dots are small on purpose.
  return row.repair?.kind === 'halftone' ? { ...measured, lines: [], gaps: [] } : measured
}

const measuring = (row: ArtworkRow) =>
  defineTask<typeof measureInk>(
    new URL('../pixels/measure-ink.ts', import.meta.url),
    'measureInk',
    laneOf(row) === 'drawings' ? drawingLimits : pictureLimits,
  )

/** A part that takes too much is judged as its whole artwork, and not retried. */
const asWhole =
  (row: ArtworkRow) =>
  (error: unknown): ArtworkFacts | null => {
    if (error instanceof DecodingStopped) return row.measured
    throw error
  }
