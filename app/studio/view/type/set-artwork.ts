import type { SetArtwork } from '#domain/studio/put-lettering.ts'
import type { ArtworkView } from '#server/artwork/index.ts'

/** What putting a text on the sheet needs of its artwork; null while it is not ready. */
export function setArtworkOf({ id, fileName: name, ink, dpi }: ArtworkView): SetArtwork | null {
  return ink && dpi ? { id, name, ink, dpi } : null
}
