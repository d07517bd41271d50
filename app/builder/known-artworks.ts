import type { KnownArtwork } from '#domain/studio/studio-document.ts'
import type { ArtworkView } from '#server/artwork/index.ts'

/** The measured artworks, in the form the studio's document uses. */
export function knownArtworks(artworks: readonly ArtworkView[]): ReadonlyMap<string, KnownArtwork> {
  return new Map(
    artworks.flatMap((one) => (one.ink ? [[one.id, { id: one.id, name: one.fileName, ink: one.ink }]] : [])),
  )
}
