import type { Ring } from './ring.ts'

/** Counterclockwise convex hull without points on its edges (Andrew 1979). Undefined when all points are collinear. */
export const convexHull = (rings: readonly Ring[]): Ring | undefined => {
  const points: [number, number][] = []
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) points.push([ring[i] as number, ring[i + 1] as number])
  }
  points.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const lower = halfHull(points)
  const upper = halfHull(points.reverse())
  const hull = [...lower.slice(0, -1), ...upper.slice(0, -1)]
  return hull.length < 3 ? undefined : Float64Array.from(hull.flat())
}

const halfHull = (points: readonly [number, number][]) => {
  const chain: [number, number][] = []
  for (const point of points) {
    while (chain.length >= 2) {
      const a = chain[chain.length - 2] as [number, number]
      const b = chain[chain.length - 1] as [number, number]
      if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
      chain.pop()
    }
    chain.push(point)
  }
  return chain
}
