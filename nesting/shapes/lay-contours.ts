import { cosSin } from './outline/read-outline.ts'
import type { Contour, Point } from './types.ts'

/** Contours turned and moved according to a placement, and the box they then fill. */
export type LaidContours = {
  readonly shape: readonly Contour[]
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Turns contours about the origin and moves the corner of their box nearest to the film's start to `x`, `y`. */
export const layContours = (
  shape: readonly Contour[],
  { x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number },
): LaidContours => {
  const turned = turnContours(shape, turn)
  const box = boxOfContours(turned)
  return { ...box, shape: moveContours(turned, x - box.x, y - box.y), x, y }
}

/** Turned about the origin, in degrees. */
export const turnContours = (shape: readonly Contour[], turn: number): Contour[] => {
  const [cos, sin] = cosSin(turn)
  return mapPoints(shape, ([x, y]) => [x * cos - y * sin, x * sin + y * cos])
}

const moveContours = (shape: readonly Contour[], dx: number, dy: number) =>
  mapPoints(shape, ([x, y]) => [x + dx, y + dy])

const mapPoints = (shape: readonly Contour[], map: (point: Point) => Point): Contour[] =>
  shape.map(({ outline, holes = [] }) => ({
    outline: outline.filter(isFinitePoint).map(map),
    holes: holes.map((hole) => hole.filter(isFinitePoint).map(map)),
  }))

const isFinitePoint = ([x, y]: Point) => Number.isFinite(x) && Number.isFinite(y)

/** The box of the outlines, which is how the engine reads a shape's size. */
export const boxOfContours = (shape: readonly Contour[]) => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { outline } of shape) {
    for (const [x, y] of outline) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
