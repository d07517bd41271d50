import { emptyPlacementDocument, seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import type { ArtworkFacts } from '#domain/checks/measure-artwork.ts'
import { applyArrangement } from '#domain/studio/arrange.ts'
import { emptyStudioDocument, newItem, type StudioDocument } from '#domain/studio/studio-document.ts'
import { mm } from '#domain/units.ts'
import type { ArtworkView } from '#server/artwork/index.ts'

export const foxId = '0f0e0d0c-0b0a-4908-8706-050403020100'

/** Ready, with nothing measured. */
export const artworkOf = (id: string, changes: Partial<ArtworkView> = {}): ArtworkView => ({
  ...{ id, fileName: 'fox.png', state: 'ready', rejection: null, missingFonts: null, byteSize: 10_000 },
  ...{ widthPx: 700, heightPx: 400, ink: { left: 50, top: 50, width: 600, height: 300 }, dpi: 300 },
  ...{ hasAlpha: true, measured: null, isVector: false, lettering: null, pageOf: null },
  ...{ previewUrl: `/files/artworks/${id}/preview`, thumbnailUrl: `/files/artworks/${id}/thumbnail` },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', ...changes },
})

/** For an artwork of 600 × 300 px with nothing wrong in it. */
export const factsOf = (changes: Partial<ArtworkFacts> = {}): ArtworkFacts => ({
  ...{ version: 1, width: 600, height: 300, softShare: 0, haloShare: 0, hasWhiteBox: false },
  ...{ lines: [], gaps: [], edgeWidth: null, outline: [], ...changes },
})

/** 22 × 24 in. */
export function emptySheet(): StudioDocument {
  const size = seedGangSheetSizes.find(({ id }) => id === 24)
  if (!size) throw new Error('There is no sheet of 24 in')
  return emptyStudioDocument(emptyPlacementDocument(size).sheet)
}

/** Copies of 2 × 1 in, their left edges 3 in apart, the first 1 in from the left and the top. */
export function sheetOf(copies: number): StudioDocument {
  const fox = { id: foxId, name: 'fox.png', ink: { width: 600, height: 300 } }
  const item = newItem([], fox, { width: mm(50.8), height: mm(25.4) }, copies)
  const laid = Array.from({ length: copies }, (_, copy) => ({
    ...{ itemId: item.id, copy, x: 25.4 + copy * 76.2, y: 25.4, width: 50.8, height: 25.4, turn: 0 },
  }))
  return applyArrangement({ ...emptySheet(), items: [item] }, laid)
}
