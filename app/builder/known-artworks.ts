import type { KnownArtwork } from '#domain/studio/studio-document.ts'
import type { ArtworkView } from '#server/artwork/index.ts'

/** Those that are measured, as the studio's document knows them. */
export function knownArtworks(artworks: readonly ArtworkView[]): ReadonlyMap<string, KnownArtwork> {
  return new Map(
    artworks.flatMap((one) => (one.ink ? [[one.id, { id: one.id, name: one.fileName, ink: one.ink }]] : [])),
  )
}
