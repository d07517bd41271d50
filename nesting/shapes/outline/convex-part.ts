import { type Box, boxOf, type Ring } from './ring.ts'

/** A convex ring with what the no-fit tables need: its sides' outward normals, by increasing angle. */
export type ConvexPart = {
  readonly ring: Ring
  readonly box: Box
  readonly sides: readonly Side[]
}

/** A side's outward unit normal and its angle, −π … π. */
export type Side = { readonly nx: number; readonly ny: number; readonly angle: number }

export const createPart = (ring: Ring): ConvexPart => {
  const sides: Side[] = []
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const dx = (ring[i] as number) - (ring[j] as number)
    const dy = (ring[i + 1] as number) - (ring[j + 1] as number)
    const length = Math.sqrt(dx * dx + dy * dy)
    if (length === 0) continue
    const nx = dy / length
    const ny = -dx / length
    sides.push({ nx, ny, angle: Math.atan2(ny, nx) })
  }
  sides.sort((a, b) => a.angle - b.angle)
  return { ring, box: boxOf([ring]), sides }
}

/** The same part mirrored through the origin: every point times −1. */
export const mirrorPart = ({ ring }: ConvexPart): ConvexPart => createPart(ring.map((value) => -value))

/** Index of the corner that reaches farthest along n, searched around the ring from `start`. */
export const farthestCorner = (ring: Ring, nx: number, ny: number, start: number): number => {
  const n = ring.length / 2
  let best = start
  let reach = nx * (ring[2 * best] as number) + ny * (ring[2 * best + 1] as number)
  for (let tries = 0, k = (best + 1) % n; tries < n; tries++, k = (k + 1) % n) {
    const value = nx * (ring[2 * k] as number) + ny * (ring[2 * k + 1] as number)
    if (value < reach) break
    reach = value
    best = k
  }
  return best
}
