import { type Artworks, type ArtworksState, createArtworks } from './artworks.ts'
import type { EditorDeps } from './deps.ts'
import { createIncoming, type Incoming, type IncomingState } from './incoming.ts'
import { watchLostArtworks } from './lost-artworks.ts'
import { createMeasuring, type MeasuringState } from './measuring.ts'
import type { Sheet, SheetState } from './sheet.ts'
import { endAll, type Store } from './store.ts'
import { createUploads, type Uploads, type UploadsState } from './uploads.ts'

export type MaterialState = ArtworksState & IncomingState & MeasuringState & UploadsState

export type Material = Pick<Artworks, 'learn' | 'know' | 'remove'> &
  Pick<Incoming, 'expect' | 'giveUp'> & { uploads: Uploads }

/** What is printed: uploads in progress, artworks on the sheet, and what is known of each. */
export function createMaterial(
  store: Store<MaterialState & SheetState>,
  sheet: Sheet,
  deps: EditorDeps,
): Material & { start: () => () => void } {
  const artworks = createArtworks(store, deps.artworks, deps.clock)
  const incoming = createIncoming(store, artworks, sheet)
  const measuring = createMeasuring(store, deps)
  const { uploads, start: startUploads } = createUploads(store, deps.uploads, incoming.expect)
  return {
    ...{ learn: artworks.learn, know: artworks.know, remove: artworks.remove },
    ...{ expect: incoming.expect, giveUp: incoming.giveUp, uploads },
    start: () =>
      endAll([
        ...[artworks.start(), incoming.start(), measuring.start(), startUploads()],
        watchLostArtworks(store, artworks, sheet, deps),
      ]),
  }
}
