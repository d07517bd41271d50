/** Undo and redo over whole states; states share whatever did not change, so keeping many costs little. */
export type History<State> = {
  past: readonly State[]
  present: State
  future: readonly State[]
  /** Name of the last step, so that a run of similar steps (typing, nudging) is undone together. */
  step: string | null
}

const longest = 500

export const startHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  step: null,
})

/** Records a new step. If it has the same `step` name as the previous one, it is merged into that one. */
export function record<State>(
  history: History<State>,
  present: State,
  step: string | null = null,
): History<State> {
  if (present === history.present) return history
  const isJoined = step !== null && step === history.step && history.past.length > 0
  const past = isJoined ? history.past : [...history.past, history.present].slice(-longest)
  return { past, present, future: [], step }
}

/** Replaces the present without recording a step: for automatic consequences of a step, such as the arrangement. */
export const amend = <State>(history: History<State>, present: State): History<State> => ({
  ...history,
  present,
})

export function undo<State>(history: History<State>): History<State> {
  const present = history.past.at(-1)
  if (present === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
    step: null,
  }
}

export function redo<State>(history: History<State>): History<State> {
  const [present, ...future] = history.future
  if (present === undefined) return history
  return { past: [...history.past, history.present], present, future, step: null }
}
