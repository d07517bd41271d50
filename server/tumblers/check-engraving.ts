import { eq } from 'drizzle-orm'
import { pictureContentTypes } from '#domain/artwork/artwork.ts'
import {
  type EngravingAnalysis,
  type EngravingSamples,
  engravingRules,
  judgeSamples,
} from '#domain/tumbler/analyze-engraving.ts'
import type { EngravingRefusal } from '#domain/tumbler/engraving-refusal.ts'
import type { ArtworkView, PrintableArtwork } from '#server/artwork/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { pictureLimits } from '#server/kernel/decoding/limits.ts'
import type { TumblersDeps } from './deps.ts'
import type { sampleFile } from './sample-file.ts'
import { engravingChecks } from './tables.ts'

export type EngravingCheck =
  | { ok: true; artwork: ArtworkView; printable: PrintableArtwork; analysis: EngravingAnalysis }
  | ({ ok: false } & EngravingRefusal)

/** docs/spec-map.md S5, on the bytes stored on the server: size first, then every fourth pixel. */
export async function checkEngraving(
  deps: TumblersDeps,
  actor: Actor,
  artworkId: string,
): Promise<EngravingCheck> {
  const artwork = await deps.artwork.get(actor, artworkId)
  if (!artwork) return { ok: false, reason: 'not_found' }
  const [printable] = artwork.state === 'ready' ? await deps.artwork.describeForPrinting([artworkId]) : []
  if (!printable) return { ok: false, reason: 'not_ready' }
  if (!pictureContentTypes.some((type) => type === printable.contentType))
    return { ok: false, reason: 'not_a_picture' }
  if (artwork.byteSize > engravingRules.maxBytes) return { ok: false, reason: 'too_large' }
  const analysis = judgeSamples(await samplesOf(deps, printable))
  return analysis.isBlackAndWhite
    ? { ok: true, artwork, printable, analysis }
    : { ok: false, reason: 'not_black_and_white', percentage: analysis.percentage }
}

/** Decoding a large image takes a second, so it is done once: concurrent callers get the same result. */
async function samplesOf(
  { database, files, clock }: TumblersDeps,
  { id, storageKey, widthPx, heightPx }: PrintableArtwork,
): Promise<EngravingSamples> {
  const [known] = await database.orm.select().from(engravingChecks).where(eq(engravingChecks.artworkId, id))
  if (known) return known
  const samples = await files.withLocalFile(storageKey, (path) =>
    decode(sampling, { path, width: widthPx, height: heightPx }, { lane: 'pictures' }),
  )
  await database.orm
    .insert(engravingChecks)
    .values({ artworkId: id, ...samples, checkedAt: clock.now() })
    .onConflictDoNothing()
  return samples
}

const sampling = defineTask<typeof sampleFile>(
  new URL('./sample-file.ts', import.meta.url),
  'sampleFile',
  pictureLimits,
)
