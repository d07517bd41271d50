import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ArtworkView } from '#server/artwork/index.ts'
import { artworkSource } from '../browser/artwork-source.ts'
import { browserClock } from '../browser/browser-clock.ts'
import { type ArtworksState, createArtworks, startArtworks } from '../editor/artworks.ts'
import { createStore } from '../editor/store.ts'

export type Artworks = {
  all: ReadonlyMap<string, ArtworkView>
  reread: (id: string) => void
}

/** The shopper's uploads for a page without the studio, and those that came with the page. */
export function useArtworks(given: readonly ArtworkView[] = []): Artworks {
  const [{ store, artworks }] = useState(() => {
    const made = createStore<ArtworksState>(startArtworks(given))
    return { store: made, artworks: createArtworks(made, artworkSource, browserClock) }
  })
  useEffect(() => artworks.start(), [artworks])
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)
  return { all: state.artworks, reread: artworks.reread }
}
