import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import type { StudioSettings } from '#domain/studio/studio-settings.ts'
import type { Choosing } from './keeping/choosing.ts'
import type { KeepingState } from './keeping/keeping-state.ts'
import type { Material, MaterialState } from './material.ts'
import type { Sheet, SheetState } from './sheet.ts'
import type { Store } from './store.ts'
import type { Look } from './studio-look.ts'
import type { TellingState } from './telling.ts'
import type { ToolState, Tools } from './tools/tools.ts'
import type { Viewing, ViewState } from './viewing.ts'
import type { Work, WorkState } from './work/working.ts'

export type PanelName = 'artwork' | 'layers' | 'inspect'

/** What is being typeset: a text (of an item, or a new one), or names and numbers (of a list, or a new one). */
export type TypeDialog = { kind: 'text'; itemId: string | null } | { kind: 'names'; listId: string | null }

/** What is open, and what a tap does. */
export type ShownState = {
  /** Taps add to the selection, and dragging a finger draws a selection frame. */
  isSelectingSeveral: boolean
  /** On a narrow screen; null if none is open. */
  panel: PanelName | null
  /** The text typed into the command list; null while it is closed. */
  listed: string | null
  typing: TypeDialog | null
  /** The item being inspected; null if none. */
  checkedItem: string | null
  /** The item being cropped; null if none. */
  croppedItem: string | null
  isPicking: boolean
  /** The drawing whose live text is being given fonts; null if none. */
  fontsOf: string | null
  /** The dialog about what prevents saving is open. */
  isNotReady: boolean
  /** There are two versions, and the choice is postponed. */
  isChoosingLater: boolean
}

/** What the shop sells and charges; it may change while someone is working. */
export type ShopState = { sizes: readonly GangSheetSize[]; shop: StudioSettings }

export type EditorState = SheetState &
  ViewState &
  ToolState &
  MaterialState &
  WorkState &
  KeepingState &
  TellingState &
  ShownState &
  ShopState & { look: Look; isSaving: boolean }

/** What the editor requires of its host. */
export type EditorHost = {
  /** Resolves to false if it could not be saved; the editor then stays open, and the draft is kept. */
  save: (document: StudioDocument) => Promise<boolean>
  /** The design is saved and the draft removed. */
  saved: () => void
  close: () => void
  /** The panel that shows it is already open. */
  focusOn: (part: 'findings' | 'files') => void
}

/** The studio without its UI: one state, everything that changes it, and its background work. */
export type Editor = Pick<Store<EditorState>, 'read' | 'subscribe'> &
  Sheet &
  Omit<Material, 'expect' | 'know'> & {
    /** Starts the background work; returns a function that ends it. */
    start: (host: EditorHost) => () => void
    /** Commits the layout being shown to the document, before anyone acts on what they see. */
    settle: () => void
    show: (changes: Partial<ShownState>) => void
    setLook: (changes: Partial<Look>) => void
    setShop: (shop: ShopState) => void
    /** Announces to those who cannot see it. */
    say: (words: string) => void
    viewing: Viewing
    tools: Tools
    work: Work
    choosing: Choosing
    pickFiles: () => void
    /** Pastes an image from the clipboard, read through the browser. */
    paste: () => void
    showFindings: () => void
    /** Shows files on their way, and those that will not end up on the sheet. */
    showFiles: () => void
    /**
     * Saves the sheet if nothing prevents it; with `isAccepting` all warnings are accepted as they are, and files not
     * on it are left out.
     */
    save: (isAccepting?: boolean) => void
    close: () => void
  }
