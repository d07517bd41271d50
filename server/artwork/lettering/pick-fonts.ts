import type { LetteringFont } from '#domain/lettering/fonts.ts'
import { missingLettersMessage } from '#domain/lettering/lettering.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { DecodingStopped, decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { drawingLimits } from '#server/kernel/decoding/limits.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { ArtworkDeps } from '../deps.ts'
import { findForReading, getArtworks } from '../find-artworks.ts'
import { importPicture } from '../import-picture.ts'
import type { ArtworkView } from '../present.ts'
import { rejections } from '../rejections.ts'
import { removeArtwork } from '../remove-artwork.ts'
import type { ArtworkRow } from '../tables.ts'
import type { FontToPick } from './outline-text.ts'
import type { LiveText, setLiveText } from './set-live-text.ts'

/** A drawing that was rejected for fonts of its live text, and the shop's fonts picked in their place. */
export type Picked = { artwork: string; fonts: readonly { name: string; font: LetteringFont }[] }

/**
 * The fonts that a drawing lacks, with the text set in them, and its own markup.
 * @throws AppError when there is no such drawing, or it has no fonts to pick.
 */
export async function readLiveText(
  deps: ArtworkDeps,
  actor: Actor,
  artwork: string,
): Promise<{ fonts: FontToPick[]; drawing: string }> {
  const { markup, outlined } = await read(deps, await findWithText(deps, actor, artwork), [])
  return { fonts: outlined.ok ? [] : outlined.fonts, drawing: markup }
}

/**
 * The markup that a drawing is printed from, its text set in the picked fonts.
 * @throws AppError when a font still has to be picked, or lacks characters.
 */
export async function previewLiveText(deps: ArtworkDeps, actor: Actor, picked: Picked): Promise<string> {
  return set(deps, await findWithText(deps, actor, picked.artwork), picked)
}

/**
 * The same drawing with its text set in the picked fonts, as an upload of the actor's own. The original is no longer
 * needed; the caller removes it.
 * @throws AppError as the preview does, or when it can't be printed for another reason.
 */
export async function drawWithFonts(deps: ArtworkDeps, actor: Actor, picked: Picked): Promise<ArtworkView> {
  const row = await findWithText(deps, actor, picked.artwork)
  const bytes = Buffer.from(await set(deps, row, picked))
  const { id } = await importPicture(deps, actor, { fileName: row.fileName, bytes })
  const [artwork] = await getArtworks(deps, actor, [id])
  if (artwork?.state === 'ready') return artwork
  void (await removeArtwork(deps, actor, id))
  throw new AppError('invalid', artwork?.rejection ?? rejections.live_text)
}

async function findWithText(deps: ArtworkDeps, actor: Actor, id: string): Promise<ArtworkRow> {
  const row = await findForReading(deps.database, actor, id)
  if (!row || row.removedAt !== null) throw new AppError('not_found', 'There is no such artwork.')
  if (row.missingFonts === null)
    throw new AppError(
      'invalid',
      'This file isn’t waiting for fonts. If you uploaded it days ago, upload it again.',
    )
  return row
}

async function set(deps: ArtworkDeps, row: ArtworkRow, { fonts }: Picked): Promise<string> {
  const { outlined } = await read(deps, row, fonts)
  if (outlined.ok) return outlined.markup
  const [toPick] = outlined.fonts
  if (toPick) throw new AppError('invalid', `Pick a font to replace ${toPick.name}.`)
  throw new AppError(
    'invalid',
    outlined.lacking.length > 0 ? missingLettersMessage(outlined.lacking) : rejections.live_text,
  )
}

const task = defineTask<typeof setLiveText>(
  new URL('./set-live-text.ts', import.meta.url),
  'setLiveText',
  drawingLimits,
)

async function read(
  { files }: Pick<ArtworkDeps, 'files'>,
  { storageKey }: ArtworkRow,
  picked: Picked['fonts'],
): Promise<LiveText> {
  try {
    return await files.withLocalFile(storageKey, (path) =>
      decode(task, { path, picked: [...picked] }, { lane: 'drawings' }),
    )
  } catch (error) {
    if (error instanceof DecodingStopped) throw new AppError('invalid', rejections.too_complex)
    throw error
  }
}
