import { knownArtworks } from '#app/builder/known-artworks.ts'
import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import type { Draft } from '#domain/studio/draft.ts'
import { fromPlacementDocument } from '#domain/studio/studio-document.ts'
import type { ArtworkView } from '#server/artwork/index.ts'

export const asOrdered = (document: PlacementDocument, artworks: readonly ArtworkView[]): Draft => ({
  document: fromPlacementDocument(document, 1, knownArtworks(artworks)).document,
  awaiting: [],
})

/** The studio adds it to the sheet like an upload that has become ready; one that is already there is left alone. */
export function withProposed(draft: Draft, proposed: string | null): Draft {
  const { document, awaiting } = draft
  const isThere = document.items.some(({ artworkId }) => artworkId === proposed)
  return proposed === null || isThere || awaiting.includes(proposed)
    ? draft
    : { ...draft, awaiting: [...awaiting, proposed] }
}
