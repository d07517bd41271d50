import { applyArrangement, asOneRow } from '#domain/studio/arrange.ts'
import { withGroups } from '#domain/studio/groups.ts'
import { amend, type History, record, redo, startHistory, undo } from '#domain/studio/history.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import type { NestAnswer } from '../browser/nest-worker.ts'

export type Change = (document: StudioDocument) => StudioDocument

/** What is known of the running or last arrangement of the present document. */
export type Arrangement = {
  id: number | null
  isRunning: boolean
  /** Film in mm on which everything would find room; null when all of it does, or nobody knows yet. */
  filmNeeded: number | null
}

export type StudioState = {
  history: History<StudioDocument>
  selection: readonly string[]
  arrangement: Arrangement
}

export type StudioAction =
  | { type: 'change'; change: Change; step: string | null }
  | { type: 'open'; document: StudioDocument }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'select'; ids: readonly string[] }
  | { type: 'arranging'; id: number }
  | { type: 'arranged'; answer: NestAnswer }

const unknownArrangement: Arrangement = { id: null, isRunning: false, filmNeeded: null }

export const startStudio = (document: StudioDocument): StudioState => ({
  history: startHistory(document),
  selection: [],
  arrangement: unknownArrangement,
})

export function reduceStudio(state: StudioState, action: StudioAction): StudioState {
  switch (action.type) {
    case 'open':
      return startStudio(action.document)
    case 'change':
      return moveTo(state, record(state.history, action.change(state.history.present), action.step))
    case 'undo':
      return moveTo(state, undo(state.history))
    case 'redo':
      return moveTo(state, redo(state.history))
    case 'select':
      return { ...state, selection: withGroups(state.history.present.placements, action.ids) }
    case 'arranging':
      return { ...state, arrangement: { id: action.id, isRunning: true, filmNeeded: null } }
    case 'arranged':
      return arranged(state, action.answer)
  }
}

/** An arrangement that was asked for an older document counts no more. */
function moveTo(state: StudioState, history: History<StudioDocument>): StudioState {
  if (history === state.history) return state
  const ids = new Set(history.present.placements.map(({ id }) => id))
  const hasOrder = history.present.items === state.history.present.items
  return {
    history,
    selection: state.selection.filter((id) => ids.has(id)),
    arrangement: {
      ...unknownArrangement,
      filmNeeded: hasOrder && history.present.isArranged ? state.arrangement.filmNeeded : null,
    },
  }
}

function arranged(state: StudioState, { id, result, isFinal, filmNeeded }: NestAnswer): StudioState {
  if (id !== state.arrangement.id) return state
  const document = applyArrangement(state.history.present, asOneRow(state.history.present, result.placements))
  const ids = new Set(document.placements.map((placement) => placement.id))
  return {
    history: amend(state.history, document),
    selection: state.selection.filter((selected) => ids.has(selected)),
    arrangement: { id, isRunning: !isFinal, filmNeeded },
  }
}
