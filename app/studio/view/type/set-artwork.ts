import type { SetArtwork } from '#domain/studio/put-lettering.ts'
import type { ArtworkView } from '#server/artwork/index.ts'

/** The artwork data needed to put a text on the sheet; null while it is not ready. */
export function setArtworkOf({ id, fileName: name, ink, dpi }: ArtworkView): SetArtwork | null {
  return ink && dpi ? { id, name, ink, dpi } : null
}
