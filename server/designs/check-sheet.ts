import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import { cents } from '#domain/money/money.ts'
import { mmToInches } from '#domain/units.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { checkDocument } from './check-document.ts'

/** As for a shopper's own design, but for a sheet that is ordered already: its size stays, on sale or not. */
export function checkSheet(
  document: PlacementDocument,
  { sizeId, width, height }: PlacementDocument['sheet'],
  artworks: readonly ArtworkView[],
): string | null {
  const size = {
    id: sizeId,
    title: '',
    width: mmToInches(width),
    height: mmToInches(height),
    price: cents(0),
  }
  return checkDocument(document, size, artworks)?.message ?? null
}
