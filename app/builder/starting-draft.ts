import type { Draft } from '#app/studio/draft.ts'
import { emptyPlacementDocument, type GangSheetSize } from '#domain/gang-sheet.ts'
import { setSize } from '#domain/studio/change-items.ts'
import { emptyStudioDocument } from '#domain/studio/studio-document.ts'

/** An empty sheet. */
export const startingDraft = (size: GangSheetSize): Draft => ({
  document: emptyStudioDocument(emptyPlacementDocument(size).sheet),
  awaiting: [],
})

/** What was begun, on the size that was chosen now. */
export const withSize = (draft: Draft, size: GangSheetSize): Draft => ({
  ...draft,
  document: setSize(draft.document, size),
})
