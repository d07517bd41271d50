import { removeItem } from '#domain/studio/change-items.ts'
import type { Artworks, ArtworksState } from './artworks.ts'
import type { EditorDeps } from './deps.ts'
import type { IncomingState } from './incoming.ts'
import type { Sheet, SheetState } from './sheet.ts'
import { derive, type Store, watch } from './store.ts'

type State = SheetState & ArtworksState & IncomingState

/**
 * Fetches each artwork that is on the sheet or awaited but unknown. A stored draft may contain artworks that have been
 * removed, or that belong to someone else by now: these are removed, with a single notice for all of them.
 */
export function watchLostArtworks(
  store: Store<State>,
  { learn }: Pick<Artworks, 'learn'>,
  { change }: Pick<Sheet, 'change'>,
  { artworks: source, notify }: Pick<EditorDeps, 'artworks' | 'notify'>,
): () => void {
  const { read, set } = store
  /** Only one request at a time for each. */
  const asking = new Set<string>()
  const isLost = async (id: string): Promise<boolean> => {
    const answer = await source.read(id)
    asking.delete(id)
    if (answer.ok) learn(answer.value.artwork)
    return !answer.ok && answer.reason === 'not_found'
  }
  const lookAll = async ([unknown = '']: readonly string[]): Promise<void> => {
    if (unknown === '') return
    const ids = unknown.split(' ').filter((id) => !asking.has(id))
    for (const id of ids) asking.add(id)
    const answers = await Promise.all(ids.map(isLost))
    const lost = ids.filter((_, index) => answers[index])
    if (lost.length === 0) return
    for (const id of lost) asking.add(id)
    set({ awaiting: read().awaiting.filter((id) => !lost.includes(id)) })
    change((old) =>
      old.items
        .filter(({ artworkId }) => lost.includes(artworkId))
        .reduce((now, item) => removeItem(now, item.id), old),
    )
    for (const id of lost) asking.delete(id)
    if (lost.length === 1)
      notify.error(
        'One of your artworks is no longer available',
        'It was removed from the sheet. Sign in, or upload it again.',
      )
    else
      notify.error(
        `${lost.length} of your artworks are no longer available`,
        'They were removed from the sheet. Sign in, or upload them again.',
      )
  }
  void lookAll([unknownIds(store.read())])
  return watch(
    store,
    (state) => [unknownIds(state)],
    (unknown) => void lookAll(unknown),
  )
}

const unknownIds = derive(
  ({ document, artworks, hasArtworks, awaiting }: State) => [document.items, artworks, hasArtworks, awaiting],
  (items, artworks, hasArtworks, awaiting) => {
    const used = new Set(hasArtworks ? [...items.map(({ artworkId }) => artworkId), ...awaiting] : [])
    return [...used].filter((id) => !artworks.has(id)).join(' ')
  },
)
