import { eq, sql } from 'drizzle-orm'
import { type Repair, repairedName, repairSchema } from '#domain/checks/repairs.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { minutes } from '#server/kernel/clock.ts'
import { drawingOf } from '#server/kernel/open-ink.ts'
import type { RateLimit } from '#server/kernel/rate-limit.ts'
import { findForReading } from '../find-artworks.ts'
import { importPicture } from '../import-picture.ts'
import type { ArtworkNeeds } from '../needs.ts'
import { type ArtworkView, toView } from '../present.ts'
import { removeArtwork } from '../remove-artwork.ts'
import { artworks } from '../tables.ts'
import { drawRepaired, mostRepairedPixels, repairedSize } from './draw-repaired.ts'

export type RepairOutcome =
  | { ok: true; artwork: ArtworkView }
  | {
      ok: false
      reason: 'unknown' | 'invalid' | 'too_large' | 'nothing_left' | 'too_many_requests'
      message: string
    }

/** Each takes a second of a core and up to 320 MB for a while. */
const repairLimit: RateLimit = { name: 'artwork-repair', max: 60, windowMilliseconds: minutes(10) }

/**
 * A repaired copy of an artwork that the actor may look at, at full resolution, as an upload of the actor's own. The
 * original stays as it is. The new picture is exactly the old one's ink box, so that it can take its place.
 */
export async function repairArtwork(
  needs: ArtworkNeeds,
  actor: Actor,
  artworkId: string,
  input: unknown,
): Promise<RepairOutcome> {
  const reading = repairSchema.safeParse(input)
  if (!reading.success) return refused('invalid', 'There is no such repair.')
  const repair = reading.data
  const row = await findForReading(needs.database, actor, artworkId)
  const before = row && toView(row)
  if (!row || before?.state !== 'ready' || !before.ink) return refused('unknown', 'There is no such artwork.')
  const { ink } = before
  const size = repairedSize(ink, repair)
  if (Math.max(size.width * size.height, ink.width * ink.height) > mostRepairedPixels)
    return refused(
      'too_large',
      'This picture has too many pixels to be repaired here: 40 megapixels at most.',
    )
  const allowed = await needs.rateLimiter.take(repairLimit, actor.user?.id ?? actor.visitorId)
  if (!allowed.ok)
    return refused('too_many_requests', 'That were many repairs. Wait some minutes, then go on.')
  const bytes = await needs.files.withLocalFile(row.storageKey, (path) =>
    drawRepaired({ path, ink, ...drawingOf(row) }, repair),
  )
  const fileName = repairedName(row.fileName, repair)
  const { id } = await importPicture(needs, actor, { fileName, bytes })
  const after = await rememberOrigin(needs, id, artworkId, repair)
  if (after.state === 'ready') return { ok: true, artwork: after }
  await removeArtwork(needs, actor, id)
  return refused('nothing_left', 'Nothing would be left of the picture.')
}

/** The dots of a halftone are small on purpose: neither they nor the gaps between them are findings. */
const dotsAreMeant = sql`${artworks.measured} || '{"lines": [], "gaps": []}'::jsonb`

async function rememberOrigin(
  { database }: Pick<ArtworkNeeds, 'database'>,
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

const refused = (reason: Extract<RepairOutcome, { ok: false }>['reason'], message: string) =>
  ({ ok: false, reason, message }) as const
