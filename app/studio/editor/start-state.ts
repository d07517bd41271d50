import type { Draft } from '#domain/studio/draft.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { startArtworks } from './artworks.ts'
import type { EditorDeps } from './deps.ts'
import type { EditorState, ShopState, ShownState } from './editor.ts'
import { type KeepingPlace, startKeeping } from './keeping/keeping-state.ts'
import { nothingMeasured } from './measuring.ts'
import { startSheet } from './sheet.ts'
import { idle } from './tools/tool.ts'
import { startView } from './viewing.ts'
import { noWork } from './work/working.ts'

/** What the editor starts with. */
export type EditorBegin = ShopState &
  KeepingPlace & {
    start: Draft
    /** It was restored from an earlier visit, which is announced. */
    isRestored?: boolean
    /** Artworks of the work that are not the person's own uploads: staff changing a customer's sheet. */
    artworks?: readonly ArtworkView[] | undefined
    /** The person's own uploads, if they were just read; otherwise they are fetched. */
    own?: readonly ArtworkView[] | undefined
  }

const nothingShown: ShownState = {
  ...{ isSelectingSeveral: false, panel: null, listed: null, typing: null },
  ...{
    checkedItem: null,
    croppedItem: null,
    fontsOf: null,
    isPicking: false,
    isNotReady: false,
    isChoosingLater: false,
  },
}

export const startState = (
  deps: Pick<EditorDeps, 'device' | 'page' | 'looks'>,
  begin: EditorBegin,
): EditorState => ({
  ...startSheet(begin.start.document),
  ...startView,
  ...startArtworks(begin.artworks, begin.own),
  ...startKeeping(begin, deps),
  ...nothingMeasured,
  ...noWork,
  ...nothingShown,
  ...{ sizes: begin.sizes, shop: begin.shop },
  ...{ awaiting: begin.start.awaiting, uploads: [], said: '', look: deps.looks.read() },
  ...{ tool: idle, isSaving: false },
})
