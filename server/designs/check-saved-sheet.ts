import { type Film, isSameFilm } from '#domain/artwork/cut-sheets.ts'
import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { checkDocument } from './check-document.ts'

/** As for a shopper's own design, except for sheets that are already ordered: their sizes stay, on sale or not. */
export const checkSheet = (
  document: PlacementDocument,
  ordered: Film,
  artworks: readonly ArtworkView[],
): string | null => checkDocument(document, isSameFilm(document.sheet, ordered), artworks)?.message ?? null
