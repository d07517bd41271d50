import type { Ring } from './ring.ts'

/**
 * Whether any two edges of the rings meet, other than neighbors at their shared point: a figure eight, a ring that
 * touches itself, a hole that leaves its outline. Sweeps the edges from left to right.
 */
export const hasCrossing = (rings: readonly Ring[]): boolean => {
  const edges: Edge[] = []
  rings.forEach((ring, ringIndex) => {
    const n = ring.length / 2
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n
      const ax = ring[2 * i] as number
      const ay = ring[2 * i + 1] as number
      const bx = ring[2 * j] as number
      const by = ring[2 * j + 1] as number
      edges.push({
        ring: ringIndex,
        from: i,
        to: j,
        ax,
        ay,
        bx,
        by,
        left: Math.min(ax, bx),
        right: Math.max(ax, bx),
      })
    }
  })
  edges.sort((a, b) => a.left - b.left)
  let open: Edge[] = []
  for (const edge of edges) {
    open = open.filter((other) => other.right >= edge.left)
    for (const other of open) if (edgesClash(edge, other)) return true
    open.push(edge)
  }
  return false
}

type Edge = {
  readonly ring: number
  readonly from: number
  readonly to: number
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
  readonly left: number
  readonly right: number
}

const edgesClash = (e: Edge, f: Edge) => {
  if (Math.min(e.ay, e.by) > Math.max(f.ay, f.by) || Math.min(f.ay, f.by) > Math.max(e.ay, e.by)) return false
  if (e.ring === f.ring) {
    if (e.to === f.from) return turnsBack(e, f)
    if (f.to === e.from) return turnsBack(f, e)
  }
  const d1 = side(e, f.ax, f.ay)
  const d2 = side(e, f.bx, f.by)
  const d3 = side(f, e.ax, e.ay)
  const d4 = side(f, e.bx, e.by)
  if (d1 * d2 > 0 || d3 * d4 > 0) return false
  if (d1 === 0 && d2 === 0) return e.left <= f.right && f.left <= e.right
  return true
}

/** A spike: the second edge runs back along the first. */
const turnsBack = (first: Edge, second: Edge) =>
  side(first, second.bx, second.by) === 0 &&
  (first.bx - first.ax) * (second.bx - second.ax) + (first.by - first.ay) * (second.by - second.ay) < 0

const side = (e: Edge, x: number, y: number) =>
  Math.sign((e.bx - e.ax) * (y - e.ay) - (e.by - e.ay) * (x - e.ax))
