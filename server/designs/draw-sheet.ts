import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import type { DesignDeps } from './deps.ts'
import { renderPreview } from './render-preview.ts'

/** A sheet as its preview shows it, from the artworks' own previews. */
export async function drawSheet(
  { files, artwork }: Pick<DesignDeps, 'files' | 'artwork'>,
  document: PlacementDocument,
): Promise<Buffer> {
  const ids = [...new Set(document.placements.map(({ artworkId }) => artworkId))]
  const described = await artwork.describeForPrinting(ids)
  return renderPreview(files, document, new Map(described.map(({ id, previewKey }) => [id, previewKey])))
}
