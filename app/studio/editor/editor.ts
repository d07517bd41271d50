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

/** What is set in type: a text (of an item, or a new one), or names and numbers (of a list, or a new one). */
export type TypeDialog = { kind: 'text'; itemId: string | null } | { kind: 'names'; listId: string | null }

/** What is open, and what a tap does. */
export type ShownState = {
  /** Taps add to the selection, and a finger draws a frame around more. */
  isSelectingSeveral: boolean
  /** On a narrow screen; null for none. */
  panel: PanelName | null
  /** What is typed into the list of commands; null while it is closed. */
  listed: string | null
  typing: TypeDialog | null
  /** The item that is looked at closely; null for none. */
  checkedItem: string | null
  /** The item of which a part is being chosen; null for none. */
  croppedItem: string | null
  isPicking: boolean
  /** The drawing for whose live text fonts are picked; null for none. */
  fontsOf: string | null
  /** What stands in the way of saving. */
  isNotReady: boolean
  /** Two versions are there, and one is chosen later. */
  isChoosingLater: boolean
}

/** What the shop sells and asks for; it may change while somebody is at work. */
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

/** What the editor asks of whoever shows it. */
export type EditorHost = {
  /** False when it could not be saved; the editor then stays open, and the draft is kept. */
  save: (document: StudioDocument) => Promise<boolean>
  /** The design is saved and the draft forgotten. */
  saved: () => void
  close: () => void
  /** A panel shows it by now. */
  focusOn: (part: 'findings' | 'files') => void
}

/** The studio without its pages: one state, everything that changes it, and what goes on by itself. */
export type Editor = Pick<Store<EditorState>, 'read' | 'subscribe'> &
  Sheet &
  Omit<Material, 'expect' | 'know'> & {
    /** Begins what goes on by itself; answers how to end it. */
    start: (host: EditorHost) => () => void
    /** Takes the layout that is drawn into the document, before somebody acts on what they see. */
    settle: () => void
    show: (changes: Partial<ShownState>) => void
    setLook: (changes: Partial<Look>) => void
    setShop: (shop: ShopState) => void
    /** To those who cannot see it. */
    say: (words: string) => void
    viewing: Viewing
    tools: Tools
    work: Work
    choosing: Choosing
    pickFiles: () => void
    /** A picture of the clipboard, asked of the browser. */
    paste: () => void
    showFindings: () => void
    /** Those that are on their way, and those that do not come onto the sheet. */
    showFiles: () => void
    /** Saves the sheet when nothing stands in its way; with `isAccepting` all warnings are taken as they are, and
     *  what is not on it is left out. */
    save: (isAccepting?: boolean) => void
    close: () => void
  }
