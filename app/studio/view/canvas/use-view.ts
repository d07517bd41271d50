import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { type FitMode, fitView, keepInSight, type Size, type View, zoomAt } from '../../editor/view.ts'

export type Viewing = {
  view: View
  canvas: Size
  setView: (next: (view: View) => View) => void
  fitTo: (mode: FitMode) => void
  zoomBy: (factor: number) => void
  /** Px of the screen per mm. */
  zoomTo: (scale: number) => void
}

/** The view of the canvas in `box`; fitted when the canvas gets its size and when the sheet's size changes. */
export function useView(box: RefObject<HTMLElement | null>, sheet: Size): Viewing {
  const { width, height } = sheet
  const [canvas, setCanvas] = useState<Size>({ width: 0, height: 0 })
  const [view, setViewState] = useState<View>({ scale: 1, x: 0, y: 0 })

  // Before the first frame: the sheet is drawn with it, not after.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = (): void => {
      const size = { width: element.clientWidth, height: element.clientHeight }
      setCanvas((old) => (isSameSize(old, size) ? old : size))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])

  const hasSize = canvas.width > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a resized window keeps the view that the shopper chose
  useLayoutEffect(() => {
    if (hasSize) setViewState(fitView({ width, height }, canvas, 'first'))
  }, [width, height, hasSize])

  const setView = useCallback(
    (next: (view: View) => View) => setViewState((now) => keepInSight(next(now), { width, height }, canvas)),
    [width, height, canvas],
  )
  // The same while nothing of it changes: what only looks at it is not drawn anew while a copy is dragged.
  return useMemo(() => {
    const centre = { x: canvas.width / 2, y: canvas.height / 2 }
    return {
      view,
      canvas,
      setView,
      fitTo: (mode) => setViewState(fitView({ width, height }, canvas, mode)),
      zoomBy: (factor) => setView((now) => zoomAt(now, centre, factor)),
      zoomTo: (scale) => setView((now) => zoomAt(now, centre, scale / now.scale)),
    }
  }, [view, canvas, setView, width, height])
}

const isSameSize = (one: Size, other: Size): boolean =>
  one.width === other.width && one.height === other.height
