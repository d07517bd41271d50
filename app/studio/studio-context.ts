import { createContext, type RefObject, use } from 'react'
import type { GangSheetSize } from '#domain/gang-sheet.ts'
import type { Finding } from '#domain/studio/findings.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { Viewing } from './canvas/use-view.ts'
import type { Look, SetLook } from './look.ts'
import type { Arrangement, Change } from './studio-state.ts'

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
  /** One step to undo. Steps of the same name in a row are one. */
  change: (change: Change, step?: string) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
  arrangement: Arrangement
  findings: readonly Finding[]
  artworks: ReadonlyMap<string, ArtworkView>
  sizes: readonly GangSheetSize[]
  warnBelowDpi: number
}

export const StudioContext = createContext<StudioValue | null>(null)

export function useStudio(): StudioValue {
  const studio = use(StudioContext)
  if (studio === null) throw new Error('useStudio must be used within a Studio')
  return studio
}
