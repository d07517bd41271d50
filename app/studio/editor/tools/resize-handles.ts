import { placementBounds } from '#domain/artwork/gang-sheet.ts'
import { boxAround } from '#domain/studio/placement-groups.ts'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import { type Point, toLocal } from '#domain/studio/turned-boxes.ts'

/** A corner to drag, and the opposite one, which stays; mm on the sheet. */
export type ResizeHandle = { at: Point; anchor: Point }

/** The four corners: of the rotated box of a single copy, of the upright box around several. */
export function resizeHandles(selected: readonly StudioPlacement[]): ResizeHandle[] {
  const [first] = selected
  if (!first) return []
  const corners = selected.length === 1 ? cornersOf(first) : cornersAround(selected)
  return corners.map((at, index) => ({ at, anchor: corners[(index + 2) % 4] ?? at }))
}

/** Px of the screen: the handles' size, their distance from the copy, and the radius in which they are grabbed. */
export type HandleSizes = { corner: number; circle: number; reach: number; grip: number }

/** For a mouse; a finger is 44 px wide. */
export const handleSizes = {
  pointed: { corner: 10, circle: 7, reach: 30, grip: 9 },
  touched: { corner: 16, circle: 11, reach: 42, grip: 22 },
} satisfies Record<string, HandleSizes>

/** Inside the selection, at most this share of its shorter side belongs to each corner: the middle is for moving it. */
const cornerShare = 0.3

/** The corner that a press grabs: the nearest one within the grip. `point` in mm on the sheet, `scale` in px per mm. */
export function cornerAt(
  selected: readonly StudioPlacement[],
  point: Point,
  scale: number,
  grip: number,
): ResizeHandle | null {
  const handles = resizeHandles(selected)
  const [one, next, across] = handles
  if (!one || !next || !across) return null
  const sides = [distance(one.at, next.at), distance(next.at, across.at)]
  const isInside = selected.some((placement) => isOn(placement, point))
  const within = isInside ? Math.min(grip, Math.max(4, Math.min(...sides) * scale * cornerShare)) : grip
  const nearest = handles.reduce((best, handle) =>
    distance(handle.at, point) < distance(best.at, point) ? handle : best,
  )
  return distance(nearest.at, point) * scale <= within ? nearest : null
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

const isOn = (placement: StudioPlacement, point: Point): boolean => {
  const local = toLocal(placement, point)
  return Math.abs(local.x) <= placement.width / 2 && Math.abs(local.y) <= placement.height / 2
}

/** The scale factor of the selection when a handle is dragged to a point: ratio locked, never inside out. */
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

/** Around the box, so that the opposite corner is two further on. */
const signs = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const
