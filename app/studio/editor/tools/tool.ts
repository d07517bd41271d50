import type { Box } from '#domain/artwork/gang-sheet.ts'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import type { Point } from '#domain/studio/turned-boxes.ts'
import type { Sheet, SheetState } from '../sheet.ts'
import type { Viewing, ViewState } from '../viewing.ts'
import type { HeldGuide, Moving } from './moving.ts'

/** What the pointer is doing. Each move returns a new tool, idle again once the pointer is released. */
export type Tool = {
  kind: 'idle' | 'press' | 'pan' | 'pinch' | 'move' | 'turn' | 'resize' | 'frame' | 'guide'
  /** The preview shown before it is committed. */
  moving?: Moving | undefined
  frame?: Box | undefined
  guide?: HeldGuide | undefined
  /** The pointer has moved. */
  follow: (hand: Hand) => Tool
  /** The pointer is released. */
  drop?: () => void
}

/** Where a mouse, pen or finger is, in px of the canvas, and which keys are held with it. */
export type Hand = {
  at: Point
  /** All pointers that are down; a mouse has one. */
  pointers: ReadonlyMap<number, Point>
  /** No snapping (Alt). */
  isFree: boolean
  /** In steps (Shift). */
  isStepped: boolean
}

/** What a tool may read and do. */
export type ToolDeps = {
  read: () => ToolView
  sheet: Pick<Sheet, 'change' | 'select'>
  setView: Viewing['setView']
}

export type ToolView = SheetState & ViewState & { isSelectingSeveral: boolean }

export const placementsOf = (
  { document }: Pick<SheetState, 'document'>,
  ids: readonly string[],
): StudioPlacement[] => document.placements.filter(({ id }) => ids.includes(id))

export const noGuides = { vertical: [], horizontal: [] }

export const idle: Tool = { kind: 'idle', follow: () => idle }
