import { draftKey, keepDraft, readDraft } from '#app/studio/browser/kept-draft.ts'
import { defaultGangSheetSizeId, type GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { isWorthKeeping } from '#domain/studio/draft.ts'
import { openDraft } from './starting-draft.ts'
import { markStudioOpen } from './use-stored-draft.ts'

/**
 * Leaves an artwork for the studio, on the sheet in progress or on a new one. /builder then opens with it. Returns
 * false if the browser stores nothing; the artwork is still among the earlier uploads.
 */
export async function bringToStudio(artworkId: string, sizes: readonly GangSheetSize[]): Promise<boolean> {
  const size = sizes.find(({ id }) => id === defaultGangSheetSizeId) ?? sizes[0]
  if (!size) return false
  const begun = await readDraft(draftKey)
  const draft = begun && isWorthKeeping(begun) ? begun : openDraft(size)
  const isKept = keepDraft(draftKey, { ...draft, awaiting: [...draft.awaiting, artworkId] })
  if (isKept) markStudioOpen()
  return isKept
}
