import { createContext, type RefObject, use } from 'react'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { Outlines } from '#domain/checks/find-clashes.ts'
import type { Finding, FindingContext } from '#domain/studio/findings.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import type { StudioSettings } from '#domain/studio/studio-settings.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { Look, SetLook } from '../editor/look.ts'
import type { HistoryAct } from '../editor/tell-change.ts'
import type { Viewing } from './canvas/use-view.ts'
import type { Arrangement, Change } from './studio-state.ts'
import type { Typing } from './type/use-typing.ts'
import type { ShowPlacements } from './use-arranging.ts'
import type { Work } from './work/use-work.ts'

export type StudioValue = {
  document: StudioDocument
  selection: readonly string[]
  /** Those that share a group come along. */
  select: (ids: readonly string[]) => void
  /** Taps add to the selection, and a finger draws a frame around more. */
  isSelectingSeveral: boolean
  setSelectingSeveral: (isOn: boolean) => void
  look: Look
  setLook: SetLook
  /** The part of the sheet in sight; null until the canvas is there. */
  viewing: RefObject<Viewing | null>
  /** Moves what is drawn, past React; null until the canvas is there. */
  showPlacements: RefObject<ShowPlacements | null>
  /** Takes the layout that is drawn into the document, before somebody acts on what they see. */
  settle: () => void
  /** One step to undo. Steps of the same name in a row are one. */
  change: (change: Change, step?: string) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
  arrangement: Arrangement
  work: Work
  /** Setting text. */
  typing: Typing
  /** The item that is looked at closely; null for none. */
  checkedItem: string | null
  setCheckedItem: (itemId: string | null) => void
  /** The item of which a part is being chosen; null for none. */
  croppedItem: string | null
  setCroppedItem: (itemId: string | null) => void
  /** What stands around the sheet; null until the studio is drawn. */
  frame: RefObject<StudioFrame | null>
  /** Says what has happened to those who cannot see it. */
  say: (words: string) => void
  /** Where it is said; null until the studio is drawn. */
  voice: RefObject<HTMLParagraphElement | null>
  /** Set by undo and redo until what they changed was said. */
  acted: RefObject<HistoryAct | null>
  /** Makes an artwork known that the server has just made. */
  learnArtwork: (artwork: ArtworkView) => void
  findings: readonly Finding[]
  artworks: ReadonlyMap<string, ArtworkView>
  sizes: readonly GangSheetSize[]
  shop: StudioSettings
  warnBelowDpi: number
  /** By `partKey`. */
  measured: FindingContext['measured']
  /** Outlines of artworks by id, where they are known. */
  outlines: Outlines
}

export type StudioFrame = {
  /** Uploads files onto the sheet. */
  addFiles: (files: File[]) => void
  showPictures: () => void
  showFindings: () => void
  save: () => void
  close: () => void
}

export const StudioContext = createContext<StudioValue | null>(null)

export function useStudio(): StudioValue {
  const studio = use(StudioContext)
  if (studio === null) throw new Error('useStudio must be used within a Studio')
  return studio
}

/** Stays the same while the sheet changes: what uses only this is not drawn again with every copy that moves. */
export type StudioActions = Pick<StudioValue, 'select' | 'change' | 'warnBelowDpi'> & {
  /** The document as it is when somebody acts. */
  read: () => StudioDocument
}

export const StudioActionsContext = createContext<StudioActions | null>(null)

export function useStudioActions(): StudioActions {
  const actions = use(StudioActionsContext)
  if (actions === null) throw new Error('useStudioActions must be used within a Studio')
  return actions
}
