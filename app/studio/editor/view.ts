import type { Box } from '#domain/artwork/gang-sheet.ts'
import type { Point } from '#domain/studio/turned-boxes.ts'
import { millimetersPerInch, printDpi } from '#domain/units.ts'

/** Where the sheet is on the screen: `scale` px per mm, and its top left corner in px of the canvas. */
export type View = { scale: number; x: number; y: number }
export type Size = { width: number; height: number }

export const rulerSize = 22
const padding = 26
const leastScale = 0.05
const mostScale = 24
/** At least this much of the sheet stays in sight. */
const keptInSight = 90
/** The first view shows at least this much film, so that artworks are large enough to work on. */
const firstLook = 30 * millimetersPerInch

/** 100 %: an inch on the sheet is a CSS inch, 96 px. */
export const actualScale = 96 / millimetersPerInch

/** One pixel of the print file is one pixel of the screen. */
export const printScale = printDpi / millimetersPerInch

export const toSheet = ({ scale, x, y }: View, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
})

export type FitMode = 'sheet' | 'width' | 'first'

/** On narrower canvases panels open over the lower half. */
const leastToCenter = 520

export function fitView(sheet: Size, canvas: Size, mode: FitMode): View {
  const room = {
    width: Math.max(60, canvas.width - rulerSize - 2 * padding),
    height: Math.max(60, canvas.height - rulerSize - 2 * padding),
  }
  const byWidth = room.width / sheet.width
  const shown = mode === 'first' ? Math.min(sheet.height, firstLook) : sheet.height
  const scale = mode === 'width' ? byWidth : Math.min(byWidth, room.height / shown)
  const isTall = sheet.height * scale > room.height
  const isAtTop = isTall || canvas.width < leastToCenter
  return {
    scale,
    x: rulerSize + padding + (room.width - sheet.width * scale) / 2,
    y: rulerSize + padding + (isAtTop ? 0 : (room.height - sheet.height * scale) / 2),
  }
}

/** The point under the pointer stays in place. */
export function zoomAt(view: View, at: Point, factor: number): View {
  const scale = Math.min(mostScale, Math.max(leastScale, view.scale * factor))
  const grown = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }
}

export function panBy(view: View, x: number, y: number, sheet: Size, canvas: Size): View {
  return keepInSight({ ...view, x: view.x + x, y: view.y + y }, sheet, canvas)
}

/** Px around what is scrolled into view, for its handles. */
const roomAround = 16

/** Whether a box on the sheet (mm) is entirely out of sight. */
export function isOutOfSight({ scale, x, y }: View, box: Box, canvas: Size): boolean {
  const isBeside = (start: number, end: number, room: number): boolean => end <= rulerSize || start >= room
  return (
    isBeside(x + box.left * scale, x + box.right * scale, canvas.width) ||
    isBeside(y + box.top * scale, y + box.bottom * scale, canvas.height)
  )
}

/** Moves the view as little as needed to show all of a box on the sheet (mm), or as much of it as fits. */
export function bringInSight(view: View, box: Box, canvas: Size): View {
  const { scale } = view
  const shift = (start: number, end: number, room: number): number => {
    const [first, last] = [rulerSize + roomAround - start, room - roomAround - end]
    return Math.min(Math.max(0, Math.min(first, last)), Math.max(first, last))
  }
  return {
    scale,
    x: view.x + shift(view.x + box.left * scale, view.x + box.right * scale, canvas.width),
    y: view.y + shift(view.y + box.top * scale, view.y + box.bottom * scale, canvas.height),
  }
}

export function keepInSight(view: View, sheet: Size, canvas: Size): View {
  const within = (at: number, length: number, room: number): number =>
    Math.min(room - keptInSight, Math.max(rulerSize + keptInSight - length, at))
  return {
    scale: view.scale,
    x: within(view.x, sheet.width * view.scale, canvas.width),
    y: within(view.y, sheet.height * view.scale, canvas.height),
  }
}
