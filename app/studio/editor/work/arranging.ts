import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { Outlines } from '#domain/checks/find-clashes.ts'
import { applyArrangement, asOneRow, toArrangeJob } from '#domain/studio/arrange.ts'
import { onCheapestSheet } from '#domain/studio/cheapest-sheet.ts'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import { mm } from '#domain/units.ts'
import type { NestAnswer } from '../../browser/nest-worker.ts'
import type { EditorDeps, Notify } from '../deps.ts'
import { amended, arranged, type SheetState } from '../sheet.ts'
import { endAll, type Store, watch } from '../store.ts'
import { createNesting } from './nesting.ts'

/** How far the document may lag behind what is shown while better layouts arrive; milliseconds. */
const mostBehind = 2_000

export type Arranging = {
  start: () => () => void
  /** Commits what is shown to the document now: to be called before anyone acts on what they see. */
  settle: () => void
}

/**
 * Whenever the document's arrangement is stale, arranges it in a worker. A layout that only moves copies is shown right
 * away and committed to the document when the page is idle, every two seconds and at the end, so that it costs no
 * frame.
 */
export function createArranging(
  store: Store<SheetState & { outlines: Outlines; sizes: readonly GangSheetSize[] }>,
  deps: Pick<EditorDeps, 'workers' | 'clock' | 'notify'>,
): Arranging {
  const { read, set } = store
  /** Not in the document yet. */
  let waiting: NestAnswer | null = null
  let stopWaiting = () => {}
  let drawn = { id: 0, takenAt: 0 }
  /** The arrangement that shows nothing more before its end, because someone is working. */
  let quiet: number | null = null

  const takeOver = (): void => {
    stopWaiting()
    const answer = waiting
    waiting = null
    if (answer) set(takenOver(read(), answer))
  }
  const hear = (answer: NestAnswer): void => {
    if (!answer.isFinal && answer.id === quiet) return
    stopWaiting()
    waiting = answer
    const ahead = onlyMoved(read(), answer)
    if (!ahead) {
      takeOver()
      return
    }
    set({ ahead })
    const now = deps.clock.now()
    if (drawn.id !== answer.id) drawn = { id: answer.id, takenAt: now }
    if (!answer.isFinal && now - drawn.takenAt < mostBehind) return
    drawn.takenAt = now
    stopWaiting = deps.clock.idle(takeOver)
  }
  const ask = (): void => {
    const { document, outlines } = read()
    const id = nesting.ask(toArrangeJob(document, outlines))
    set({ arrangement: { id, isRunning: true, filmNeeded: null } })
  }
  const lose = (isLaid: boolean): void => {
    if (!isLaid) set({ arrangement: { ...read().arrangement, isRunning: false } })
    tellStopped(deps.notify, isLaid, ask)
  }
  const nesting = createNesting(deps, hear, lose)
  const follow = (): void => {
    if (!read().document.isArranged) ask()
  }
  return {
    start() {
      nesting.begin()
      follow()
      const unwatch = watch(store, ({ document, outlines }) => [document, outlines], follow)
      return endAll([unwatch, () => stopWaiting(), nesting.end])
    },
    settle() {
      quiet = read().arrangement.id
      takeOver()
    },
  }
}

/** Commits the layout to the document; a final one on the cheapest sheet if no one has chosen one. */
function takenOver<State extends SheetState & { sizes: readonly GangSheetSize[] }>(
  before: State,
  answer: NestAnswer,
): Partial<SheetState> {
  const laid = arranged(before, answer)
  const { id, isFinal, filmNeeded } = answer
  if (!isFinal || id !== before.arrangement.id) return laid
  const state = { ...before, ...laid }
  const needed = filmNeeded === null ? null : mm(filmNeeded)
  return { ...laid, ...amended(state, onCheapestSheet(state.document, state.sizes, needed)) }
}

function tellStopped(notify: Notify, isLaid: boolean, again: () => void): void {
  notify.error(
    'The layout was interrupted',
    isLaid
      ? 'Your sheet is kept, but your copies got a simpler layout.'
      : 'Your sheet is kept. Check your connection and try again.',
    { id: 'layout-stopped', action: { label: 'Try again', onClick: again } },
  )
}

/** The layout, if it is for this document and only moves its copies; else null. */
function onlyMoved(
  { document, selection, arrangement }: SheetState,
  { id, result }: NestAnswer,
): readonly StudioPlacement[] | null {
  if (id !== arrangement.id || selection.length > 0) return null
  const { placements } = applyArrangement(document, asOneRow(document, result.placements))
  const isSame =
    placements.length === document.placements.length &&
    placements.every((one, at) => one.id === document.placements[at]?.id)
  return isSame ? placements : null
}
