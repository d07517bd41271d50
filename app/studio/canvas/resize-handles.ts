import { placementBounds } from '#domain/gang-sheet.ts'
import { boxAround } from '#domain/studio/groups.ts'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import type { Point } from '#domain/studio/turned-boxes.ts'

/** A corner to pull at, and the one opposite, which stays; mm on the sheet. */
export type ResizeHandle = { at: Point; anchor: Point }

/** The four corners: of the turned box of one alone, of the upright box around several. */
export function resizeHandles(selected: readonly StudioPlacement[]): ResizeHandle[] {
  const [first] = selected
  if (!first) return []
  const corners = selected.length === 1 ? cornersOf(first) : cornersAround(selected)
  return corners.map((at, index) => ({ at, anchor: corners[(index + 2) % 4] ?? at }))
}

/** How many times as large the selection becomes when a handle is pulled to a point: ratio locked, never inside out. */
export function pulledFactor({ at, anchor }: ResizeHandle, to: Point): number {
  const [x, y] = [at.x - anchor.x, at.y - anchor.y]
  const along = (to.x - anchor.x) * x + (to.y - anchor.y) * y
  return Math.max(0.01, along / (x * x + y * y))
}

function cornersOf({ x, y, width, height, rotation }: StudioPlacement): Point[] {
  const angle = (rotation * Math.PI) / 180
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return signs.map(([right, down]) => {
    const [dx, dy] = [(right * width) / 2, (down * height) / 2]
    return { x: x + dx * cosine - dy * sine, y: y + dx * sine + dy * cosine }
  })
}

function cornersAround(selected: readonly StudioPlacement[]): Point[] {
  const { left, top, right, bottom } = boxAround(selected.map(placementBounds))
  return signs.map(([across, down]) => ({ x: across < 0 ? left : right, y: down < 0 ? top : bottom }))
}

/** Round the box, so that the corner opposite is two further. */
const signs = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const
