import { emptyPlacementDocument, type GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { setSize } from '#domain/studio/change-items.ts'
import type { Draft } from '#domain/studio/draft.ts'
import { emptyStudioDocument } from '#domain/studio/studio-document.ts'
import { type StudioSettings, withShopGaps } from '#domain/studio/studio-settings.ts'

/** An empty sheet with the shop's gaps, or with the default ones if the shop's settings are not available. */
export const startingDraft = (size: GangSheetSize, shop?: StudioSettings): Draft => ({
  document: emptyStudioDocument(sheetOf(size, shop)),
  awaiting: [],
})

/** The same while no size has been chosen: it becomes the cheapest that fits the artwork. */
export function openDraft(size: GangSheetSize, shop?: StudioSettings): Draft {
  const { document, awaiting } = startingDraft(size, shop)
  return { document: { ...document, isSizeOpen: true }, awaiting }
}

function sheetOf(size: GangSheetSize, shop?: StudioSettings) {
  const { sheet } = emptyPlacementDocument(size)
  return shop ? withShopGaps(sheet, shop) : sheet
}

/**
 * The sheet in progress, on the size chosen now; a set of several sheets that starts with that size stays unchanged.
 */
export const withSize = (draft: Draft, size: GangSheetSize): Draft =>
  draft.document.sheet.sizeId === size.id ? draft : { ...draft, document: setSize(draft.document, size) }
