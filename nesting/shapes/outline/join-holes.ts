import type { Ring } from './ring.ts'

/** One ring around an outline and its holes: each hole is attached by a cut that is traversed in both directions. */
export const joinHoles = (outline: Ring, holes: readonly Ring[]): Ring | undefined => {
  let ring = outline
  let left = [...holes]
  while (left.length > 0) {
    const bridge = findBridge(ring, left)
    if (bridge === undefined) return undefined
    const { hole, from, to } = bridge
    ring = splice(ring, hole, from, to)
    left = left.filter((other) => other !== hole)
  }
  return ring
}

type Bridge = { readonly hole: Ring; readonly from: number; readonly to: number }

/** The shortest cut from the ring to any hole that crosses no edge. `from` and `to` are corner indices. */
const findBridge = (ring: Ring, holes: readonly Ring[]): Bridge | undefined => {
  const candidates: (Bridge & { length: number })[] = []
  for (const hole of holes) {
    for (let to = 0; to < hole.length / 2; to++) {
      for (let from = 0; from < ring.length / 2; from++) {
        const dx = (ring[2 * from] as number) - (hole[2 * to] as number)
        const dy = (ring[2 * from + 1] as number) - (hole[2 * to + 1] as number)
        candidates.push({ hole, from, to, length: dx * dx + dy * dy })
      }
    }
  }
  candidates.sort((a, b) => a.length - b.length)
  const rings = [ring, ...holes]
  return candidates.find((bridge) => isOpen(ring, bridge, rings))
}

const isOpen = (ring: Ring, { hole, from, to }: Bridge, rings: readonly Ring[]) => {
  const ax = ring[2 * from] as number
  const ay = ring[2 * from + 1] as number
  const bx = hole[2 * to] as number
  const by = hole[2 * to + 1] as number
  if (!startsInside(ring, from, bx, by)) return false
  for (const other of rings) {
    for (let i = 0, j = other.length - 2; i < other.length; j = i, i += 2) {
      const px = other[j] as number
      const py = other[j + 1] as number
      const qx = other[i] as number
      const qy = other[i + 1] as number
      const ends =
        isAt(px, py, ax, ay) || isAt(qx, qy, ax, ay) || isAt(px, py, bx, by) || isAt(qx, qy, bx, by)
      const d1 = bend(ax, ay, bx, by, px, py)
      const d2 = bend(ax, ay, bx, by, qx, qy)
      const d3 = bend(px, py, qx, qy, ax, ay)
      const d4 = bend(px, py, qx, qy, bx, by)
      if (!ends && d1 * d2 <= 0 && d3 * d4 <= 0) return false
    }
  }
  return true
}

/**
 * A corner that is visited twice has two angles: the cut must leave through the one on the inner side of this visit.
 */
const startsInside = (ring: Ring, corner: number, x: number, y: number) => {
  const n = ring.length / 2
  const p = (corner + n - 1) % n
  const q = (corner + 1) % n
  const hx = ring[2 * corner] as number
  const hy = ring[2 * corner + 1] as number
  const left = bend(hx, hy, ring[2 * q] as number, ring[2 * q + 1] as number, x, y) > 0
  const right = bend(hx, hy, x, y, ring[2 * p] as number, ring[2 * p + 1] as number) > 0
  const convex =
    bend(
      ring[2 * p] as number,
      ring[2 * p + 1] as number,
      hx,
      hy,
      ring[2 * q] as number,
      ring[2 * q + 1] as number,
    ) >= 0
  return convex ? left && right : left || right
}

const isAt = (px: number, py: number, x: number, y: number) => px === x && py === y

const bend = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

const splice = (ring: Ring, hole: Ring, from: number, to: number): Ring => {
  const head = ring.subarray(0, 2 * from + 2)
  const tail = ring.subarray(2 * from)
  const start = hole.subarray(2 * to)
  const end = hole.subarray(0, 2 * to + 2)
  const out = new Float64Array(head.length + start.length + end.length + tail.length)
  out.set(head, 0)
  out.set(start, head.length)
  out.set(end, head.length + start.length)
  out.set(tail, head.length + start.length + end.length)
  return out
}
