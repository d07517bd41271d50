import type { Point } from '#domain/tshirt/garment-shape.ts'

type Stretch = readonly [from: Point, to: Point]

/** Distances of points from a polyline, up to `reach` inches; anything farther is reported as `reach`. */
export function distancesTo(line: readonly Point[], reach: number): (x: number, y: number) => number {
  const near = new Map<string, Stretch[]>()
  for (let at = 1; at < line.length; at += 1) {
    const stretch: Stretch = [line[at - 1] as Point, line[at] as Point]
    const [[fromX, fromY], [toX, toY]] = stretch
    for (
      let column = cell(Math.min(fromX, toX) - reach);
      column <= cell(Math.max(fromX, toX) + reach);
      column += 1
    )
      for (
        let row = cell(Math.min(fromY, toY) - reach);
        row <= cell(Math.max(fromY, toY) + reach);
        row += 1
      ) {
        const key = `${column} ${row}`
        near.set(key, [...(near.get(key) ?? []), stretch])
      }
  }
  let last = ''
  let stretches: Stretch[] = []
  return (x, y) => {
    const key = `${cell(x)} ${cell(y)}`
    if (key !== last) [last, stretches] = [key, near.get(key) ?? []]
    return stretches.reduce((least, stretch) => Math.min(least, distance(stretch, x, y)), reach)
  }
}

const cell = (inches: number): number => Math.floor(inches * 2)

function distance([[fromX, fromY], [toX, toY]]: Stretch, x: number, y: number): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const length = alongX * alongX + alongY * alongY
  const way = length === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length
  const part = Math.min(1, Math.max(0, way))
  return Math.hypot(fromX + part * alongX - x, fromY + part * alongY - y)
}

/** Whether a point lies inside a closed polyline, by counting ray crossings; meant to be called row by row. */
export function withinOf(line: readonly Point[]): (x: number, y: number) => boolean {
  let level = Number.NaN
  let crossings: number[] = []
  return (x, y) => {
    if (y !== level) [level, crossings] = [y, crossingsAt(line, y)]
    return crossings.filter((at) => at > x).length % 2 === 1
  }
}

const crossingsAt = (line: readonly Point[], y: number): number[] =>
  line.flatMap(([fromX, fromY], at) => {
    const [toX, toY] = line[(at + 1) % line.length] as Point
    return fromY > y === toY > y ? [] : [((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX]
  })
