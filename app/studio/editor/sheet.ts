import { applyArrangement, asOneRow } from '#domain/studio/arrange.ts'
import * as steps from '#domain/studio/history.ts'
import { withGroups } from '#domain/studio/placement-groups.ts'
import type { StudioDocument, StudioPlacement } from '#domain/studio/studio-document.ts'
import type { NestAnswer } from '../browser/nest-worker.ts'
import type { Store } from './store.ts'
import type { HistoryAct } from './tell-change.ts'

export type Change = (document: StudioDocument) => StudioDocument

/** What is known about the running or last arrangement of the current document. */
export type Arrangement = {
  id: number | null
  isRunning: boolean
  /** Film in mm on which everything would fit; null if all of it does, or if unknown. */
  filmNeeded: number | null
}

export type SheetState = {
  history: steps.History<StudioDocument>
  /** The history's present. */
  document: StudioDocument
  selection: readonly string[]
  arrangement: Arrangement
  /** A layout that is shown but not yet in the document: the same copies in other places. */
  ahead: readonly StudioPlacement[] | null
  /** Set by undo and redo until the change was announced. */
  acted: HistoryAct | null
}

export type Sheet = {
  /** One undo step. Consecutive steps of the same name are merged. */
  change: (change: Change, step?: string) => void
  undo: () => void
  redo: () => void
  /** Copies in the same group are selected too. */
  select: (ids: readonly string[]) => void
}

const unknownArrangement: Arrangement = { id: null, isRunning: false, filmNeeded: null }

export const startSheet = (document: StudioDocument): SheetState => ({
  history: steps.startHistory(document),
  document,
  selection: [],
  arrangement: unknownArrangement,
  ahead: null,
  acted: null,
})

export function createSheet({ read, set }: Store<SheetState>): Sheet {
  return {
    change(change, step) {
      const { history } = read()
      set(movedTo(read(), steps.record(history, change(history.present), step ?? null)))
    },
    undo: () => set({ ...movedTo(read(), steps.undo(read().history)), acted: 'Undone' }),
    redo: () => set({ ...movedTo(read(), steps.redo(read().history)), acted: 'Redone' }),
    select: (ids) => set({ selection: withGroups(read().document.placements, ids) }),
  }
}

/** An arrangement requested for an older document no longer counts. */
function movedTo(state: SheetState, history: SheetState['history']): Partial<SheetState> {
  if (history === state.history) return {}
  const { present } = history
  const hasOrder = present.items === state.document.items && present.isArranged
  return {
    ...withPresent(state, history),
    arrangement: {
      ...unknownArrangement,
      filmNeeded: hasOrder ? state.arrangement.filmNeeded : null,
    },
  }
}

/** Takes a layout into the document, unless the document has changed since it was requested. */
export function arranged(
  state: SheetState,
  { id, result, isFinal, filmNeeded }: NestAnswer,
): Partial<SheetState> {
  if (id !== state.arrangement.id) return {}
  const laid = applyArrangement(state.document, asOneRow(state.document, result.placements))
  return {
    ...withPresent(state, steps.amend(state.history, laid)),
    arrangement: { id, isRunning: !isFinal, filmNeeded },
  }
}

/** Amends the present within the step that made it. */
export const amended = (state: SheetState, present: StudioDocument): Partial<SheetState> =>
  present === state.document ? {} : withPresent(state, steps.amend(state.history, present))

function withPresent({ selection }: SheetState, history: SheetState['history']) {
  const { present: document } = history
  const ids = new Set(document.placements.map(({ id }) => id))
  const isGone = selection.some((id) => !ids.has(id))
  return {
    ...{ history, document, ahead: null },
    selection: isGone ? selection.filter((id) => ids.has(id)) : selection,
  }
}
