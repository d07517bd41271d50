import { eq, sql } from 'drizzle-orm'
import { type Repair, repairedName } from '#domain/checks/repairs.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { ArtworkDeps } from '../deps.ts'
import { findForReading } from '../find-artworks.ts'
import { importPicture } from '../import-picture.ts'
import { type ArtworkView, toView } from '../present.ts'
import { removeArtwork } from '../remove-artwork.ts'
import { artworks } from '../tables.ts'
import { repairedBytes } from './repaired-bytes.ts'
import { mostRepairedPixels, repairedSize } from './repaired-size.ts'

/**
 * A repaired copy of an artwork that the actor may view, at full resolution, as an upload of the actor's own. The
 * original stays unchanged. The new image is exactly the old one's ink box, so that it can take its place.
 * @throws AppError when there is no such artwork, or it can't be repaired.
 */
export async function repairArtwork(
  deps: ArtworkDeps,
  actor: Actor,
  artworkId: string,
  repair: Repair,
): Promise<ArtworkView> {
  const row = await findForReading(deps.database, actor, artworkId)
  const before = row && toView(row)
  if (!row || before?.state !== 'ready' || !before.ink)
    throw new AppError('not_found', 'There is no such artwork.')
  const { ink } = before
  const size = repairedSize(ink, repair)
  if (Math.max(size.width * size.height, ink.width * ink.height) > mostRepairedPixels)
    throw refused('too_large', 'This image has too many pixels to repair here: the limit is 40 megapixels.')
  const bytes = await repairedBytes(deps, row, ink, repair)
  if (bytes === null) throw refused('too_large', 'This image takes too long to repair here.')
  const fileName = repairedName(row.fileName, repair)
  const { id } = await importPicture(deps, actor, { fileName, bytes })
  const after = await rememberOrigin(deps, id, artworkId, repair)
  if (after.state === 'ready') return after
  void (await removeArtwork(deps, actor, id))
  throw refused('nothing_left', 'There would be nothing left of the image.')
}

/** A halftone's dots are small on purpose: neither they nor the gaps between them are findings. */
const dotsAreMeant = sql`${artworks.measured} || '{"lines": [], "gaps": []}'::jsonb`

async function rememberOrigin(
  { database }: Pick<ArtworkDeps, 'database'>,
  id: string,
  repairedFromId: string,
  repair: Repair,
): Promise<ArtworkView> {
  const [row] = await database.orm
    .update(artworks)
    .set({ repairedFromId, repair, ...(repair.kind === 'halftone' && { measured: dotsAreMeant }) })
    .where(eq(artworks.id, id))
    .returning()
  if (!row) throw new Error(`The repaired artwork ${id} is gone`)
  return toView(row)
}

const refused = (because: 'too_large' | 'nothing_left', message: string) =>
  new AppError('invalid', message, { because })
