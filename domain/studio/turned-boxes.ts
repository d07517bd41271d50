import { type Placement, placementBounds } from '../artwork/gang-sheet.ts'

type Turned = Pick<Placement, 'x' | 'y' | 'width' | 'height' | 'rotation'>
export type Point = { x: number; y: number }

/** Ink boxes that only touch, allowing for rounding, do not overlap; mm. */
const touch = 0.05

/** Whether two rotated boxes overlap, by the separating axis theorem for rectangles. */
export function doOverlap(one: Turned, other: Turned): boolean {
  const distance = { x: other.x - one.x, y: other.y - one.y }
  return [one.rotation, one.rotation + 90, other.rotation, other.rotation + 90].every((degrees) => {
    const axis = direction(degrees)
    const apart = Math.abs(distance.x * axis.x + distance.y * axis.y)
    return apart < reach(one, axis) + reach(other, axis) - touch
  })
}

/** Ids of all placements that overlap another. A sweep down the sheet: cost grows with actual neighbors. */
export function findOverlaps(placements: readonly (Turned & { id: string })[]): Set<string> {
  const boxes = placements
    .map((placement) => ({ placement, box: placementBounds(placement) }))
    .sort((one, other) => one.box.top - other.box.top)
  const found = new Set<string>()
  boxes.forEach(({ placement, box }, index) => {
    for (let next = index + 1; next < boxes.length; next++) {
      const other = boxes[next]
      if (!other || other.box.top >= box.bottom - touch) break
      if (other.box.left >= box.right - touch || other.box.right <= box.left + touch) continue
      if (!doOverlap(placement, other.placement)) continue
      found.add(placement.id).add(other.placement.id)
    }
  })
  return found
}

/** A point on the sheet in a placement's own coordinates: from its center, before rotation. */
export function toLocal({ x, y, rotation }: Turned, point: Point): Point {
  const along = direction(rotation)
  const [dx, dy] = [point.x - x, point.y - y]
  return { x: dx * along.x + dy * along.y, y: dy * along.x - dx * along.y }
}

/** The topmost placement under a point, with `slack` mm around it for fingers; null when there is only film. */
export function placementAt<Found extends Turned>(
  placements: readonly Found[],
  point: Point,
  slack = 0,
): Found | null {
  return (
    placements.findLast((placement) => {
      const local = toLocal(placement, point)
      return (
        Math.abs(local.x) <= placement.width / 2 + slack && Math.abs(local.y) <= placement.height / 2 + slack
      )
    }) ?? null
  )
}

function direction(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: Math.cos(angle), y: Math.sin(angle) }
}

/** Half the extent of a rotated box along an axis. */
function reach({ width, height, rotation }: Turned, axis: Point): number {
  const along = direction(rotation)
  return (
    (width * Math.abs(along.x * axis.x + along.y * axis.y) +
      height * Math.abs(along.x * axis.y - along.y * axis.x)) /
    2
  )
}
