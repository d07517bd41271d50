import { addItems } from '#domain/studio/change-items.ts'
import { initialPrintedSize } from '#domain/studio/initial-size.ts'
import { newItem, type StudioDocument } from '#domain/studio/studio-document.ts'
import { mm } from '#domain/units.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { Artworks, ArtworksState } from './artworks.ts'
import type { Sheet } from './sheet.ts'
import { type Store, watch } from './store.ts'

export type IncomingState = {
  /** Artworks to put on the sheet as soon as they are ready. */
  awaiting: readonly string[]
}

export type Incoming = {
  expect: (artworkId: string) => void
  /** It is no longer wanted, and deleted. */
  giveUp: (artworkId: string) => void
  start: () => () => void
}

/** Puts uploaded artworks on the sheet once the server has inspected them. */
export function createIncoming(
  store: Store<IncomingState & ArtworksState>,
  { reread, reload, remove }: Artworks,
  { change }: Pick<Sheet, 'change'>,
): Incoming {
  const { read, set } = store
  /** Everything ever awaited: further pages of a PDF are added automatically, once each. */
  const expected = new Set(read().awaiting)
  const without = (...ids: readonly string[]): string[] => read().awaiting.filter((id) => !ids.includes(id))
  const expect = (id: string): void => {
    expected.add(id)
    // An unknown one is fetched because it is awaited (lost-artworks.ts).
    const isKnown = read().artworks.has(id)
    set({ awaiting: [...without(id), id] })
    if (isKnown) reread(id)
  }
  const takeReady = (): void => {
    const { awaiting, artworks } = read()
    const ready = awaiting.flatMap((id) => {
      const artwork = artworks.get(id)
      return artwork?.state === 'ready' ? [artwork] : []
    })
    if (ready.length === 0) return
    set({ awaiting: without(...ready.map(({ id }) => id)) })
    if (ready.some(({ isVector }) => isVector)) reload()
    change((document) => ready.reduce(addArtwork, document))
  }
  const expectPages = (): void => {
    for (const { id, pageOf } of read().artworks.values())
      if (pageOf !== null && expected.has(pageOf) && !expected.has(id)) expect(id)
  }
  const look = (): void => {
    expectPages()
    takeReady()
  }
  return {
    expect,
    giveUp(id) {
      set({ awaiting: without(id) })
      void remove(id)
    },
    start() {
      look()
      return watch(store, ({ awaiting, artworks }) => [awaiting, artworks], look)
    },
  }
}

/** Adds one copy of an artwork at a suitable size. */
export function addArtwork(document: StudioDocument, artwork: ArtworkView): StudioDocument {
  const { id, fileName: name, ink, dpi } = artwork
  if (!ink) return document
  const size = initialPrintedSize(ink, dpi, roomOf(document), artwork.measured ?? artwork)
  return addItems(document, [newItem(document.items, { id, name, ink }, size, 1)])
}

/** If no one has chosen a sheet size, the sheet grows as long as needed. */
const roomOf = ({ sheet, isSizeOpen }: StudioDocument): StudioDocument['sheet'] =>
  isSizeOpen ? { ...sheet, height: mm(Number.POSITIVE_INFINITY), cutInto: undefined } : sheet
