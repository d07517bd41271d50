import { sheetsOf } from '#domain/artwork/cut-sheets.ts'
import { placementBounds } from '#domain/artwork/gang-sheet.ts'
import { boxAround } from '#domain/studio/placement-groups.ts'
import type { SheetState } from './sheet.ts'
import { endAll, type Store, watch } from './store.ts'
import {
  bringInSight,
  type FitMode,
  fitView,
  isOutOfSight,
  keepInSight,
  type Size,
  type View,
  zoomAt,
} from './view.ts'

/** The part of the sheet in view. */
export type ViewState = {
  view: View
  /** Px; zero until the canvas exists. */
  canvas: Size
}

export const startView: ViewState = { view: { scale: 1, x: 0, y: 0 }, canvas: { width: 0, height: 0 } }

export type Viewing = {
  /** The canvas has a new size, in px. */
  resize: (canvas: Size) => void
  setView: (next: (view: View) => View) => void
  fitTo: (mode: FitMode) => void
  /** Shows all of one of several sheets, by its number. */
  showSheet: (number: number) => void
  /** Around the middle of the canvas. */
  zoomBy: (factor: number) => void
  /** Px of the screen per mm. */
  zoomTo: (scale: number) => void
}

/**
 * The view is fitted when the canvas gets its size and when the sheet's size changes. The selection stays in view: when
 * it was made elsewhere (in the layers, by a command or key), and when a panel takes space from the canvas. Once the
 * panel is gone the view is restored, unless it was moved in the meantime.
 */
export function createViewing(store: Store<ViewState & SheetState>): Viewing & { start: () => () => void } {
  const { read, set } = store
  /** The view before a panel opened, and the view it was changed to. */
  let given: { from: View; to: View } | null = null

  const setView: Viewing['setView'] = (next) => {
    const { view, document, canvas } = read()
    set({ view: keepInSight(next(view), document.sheet, canvas) })
  }
  const fitTo: Viewing['fitTo'] = (mode) => {
    const { document, canvas } = read()
    if (canvas.width > 0) set({ view: fitView(document.sheet, canvas, mode) })
  }
  const zoomBy: Viewing['zoomBy'] = (factor) => {
    const { width, height } = read().canvas
    setView((now) => zoomAt(now, { x: width / 2, y: height / 2 }, factor))
  }
  const resize: Viewing['resize'] = (canvas) => {
    const { canvas: old, view } = read()
    if (canvas.width === old.width && canvas.height === old.height) return
    set({ canvas })
    if (old.width === 0) return fitTo('first')
    if (canvas.width > old.width || canvas.height > old.height) {
      const { from, to } = given ?? {}
      given = null
      if (from && to && isSameView(view, to)) setView(() => from)
      return
    }
    const box = selectedBox(read())
    const to = box && bringInSight(view, box, canvas)
    if (!to || isSameView(view, to)) return
    setView(() => to)
    given = { from: view, to: read().view }
  }
  /** A copy tapped on the canvas is already in view, and must not move away under the finger. */
  const keepSelected = (): void => {
    const { view, canvas } = read()
    const box = selectedBox(read())
    if (box && canvas.width > 0 && isOutOfSight(view, box, canvas))
      setView((now) => bringInSight(now, box, canvas))
  }
  return {
    ...{ resize, setView, fitTo, zoomBy },
    showSheet: (number) => setView((now) => viewOfSheet(read(), number) ?? now),
    zoomTo: (scale) => zoomBy(scale / read().view.scale),
    start() {
      return endAll([
        watch(
          store,
          ({ document: { sheet } }) => [sheet.width, sheet.height],
          () => fitTo('first'),
        ),
        watch(store, ({ document, selection }) => [document, selection], keepSelected),
      ])
    },
  }
}

/** One of several sheets, as large as possible; null if there is none of that number. */
function viewOfSheet({ document, canvas }: ViewState & SheetState, number: number): View | null {
  const { sheet } = document
  const shown = sheetsOf(sheet).find((one) => one.number === number)
  if (!shown || canvas.width === 0) return null
  const fitted = fitView({ width: sheet.width, height: shown.height }, canvas, 'sheet')
  return { ...fitted, y: fitted.y - shown.top * fitted.scale }
}

function selectedBox({ document, selection }: SheetState) {
  const boxes = document.placements.filter(({ id }) => selection.includes(id)).map(placementBounds)
  return boxes.length === 0 ? null : boxAround(boxes)
}

const isSameView = (one: View, other: View): boolean =>
  one.scale === other.scale && one.x === other.x && one.y === other.y
