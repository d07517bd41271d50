import { removeItem } from '#domain/studio/change-items.ts'
import type { Artworks, ArtworksState } from './artworks.ts'
import type { EditorDeps } from './deps.ts'
import type { Sheet, SheetState } from './sheet.ts'
import { derive, type Store, watch } from './store.ts'

/** A kept draft may hold artworks that are somebody else's by now (signed out, another person): they are taken off, and told. */
export function watchLostArtworks(
  store: Store<SheetState & ArtworksState>,
  { learn }: Pick<Artworks, 'learn'>,
  { change }: Pick<Sheet, 'change'>,
  { artworks: source, notify }: Pick<EditorDeps, 'artworks' | 'notify'>,
): () => void {
  const look = async (id: string): Promise<void> => {
    const answer = await source.read(id)
    if (answer.ok) return learn(answer.value.artwork)
    if (answer.reason !== 'not_found') return
    change((old) =>
      old.items
        .filter(({ artworkId }) => artworkId === id)
        .reduce((now, item) => removeItem(now, item.id), old),
    )
    notify.error(
      'An artwork is not among yours any more',
      'It was taken off the sheet. Sign in, or upload it again.',
    )
  }
  const lookAll = ([unknown = '']: readonly string[]): void => {
    if (unknown !== '') for (const id of unknown.split(' ')) void look(id)
  }
  lookAll([unknownIds(store.read())])
  return watch(store, (state) => [unknownIds(state)], lookAll)
}

const unknownIds = derive(
  ({ document, artworks, hasArtworks }: SheetState & ArtworksState) => [
    document.items,
    artworks,
    hasArtworks,
  ],
  (items, artworks, hasArtworks) => {
    const used = new Set(hasArtworks ? items.map(({ artworkId }) => artworkId) : [])
    return [...used].filter((id) => !artworks.has(id)).join(' ')
  },
)
