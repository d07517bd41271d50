import { number } from './svg-elements.ts'

/** Path data of the shapes that the pictures are made of. Angles in degrees, clockwise, 0 is up. */

export type Point = readonly [x: number, y: number]

export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

export function polygon(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}${closed ? 'Z' : ''}`
}

export function star(x: number, y: number, outer: number, inner: number, points: number, turn = 0): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, tip) =>
      polar(x, y, tip % 2 === 0 ? outer : inner, turn + (180 / points) * tip),
    ),
  )
}

export function circle(x: number, y: number, radius: number): string {
  const r = number(radius)
  return `M${number(x - radius)} ${number(y)}a${r} ${r} 0 1 1 ${number(radius * 2)} 0a${r} ${r} 0 1 1 ${number(-radius * 2)} 0Z`
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${number(x - rx)} ${number(y)}a${number(rx)} ${number(ry)} 0 1 1 ${number(rx * 2)} 0a${number(rx)} ${number(ry)} 0 1 1 ${number(-rx * 2)} 0Z`
}

export function rounded(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2)
  const corner = (dx: number, dy: number) => `a${number(r)} ${number(r)} 0 0 1 ${number(dx)} ${number(dy)}`
  return `M${number(x + r)} ${number(y)}h${number(width - 2 * r)}${corner(r, r)}v${number(height - 2 * r)}${corner(-r, r)}h${number(2 * r - width)}${corner(-r, -r)}v${number(2 * r - height)}${corner(r, -r)}Z`
}

/** An open arc to draw along, from one angle to another, clockwise. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const [sx, sy] = polar(x, y, radius, from)
  const [ex, ey] = polar(x, y, radius, to)
  const large = Math.abs(to - from) > 180 ? 1 : 0
  return `M${number(sx)} ${number(sy)}A${number(radius)} ${number(radius)} 0 ${large} ${to > from ? 1 : 0} ${number(ex)} ${number(ey)}`
}

/** Wedges around a center: `share` of each step is ink. */
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  share = 0.5,
  from = 0,
  to = 360,
): string {
  const step = (to - from) / count
  return Array.from({ length: count }, (_, ray) => {
    const middle = from + step * (ray + 0.5)
    const half = (step * share) / 2
    const near = (half * inner) / outer
    return polygon([
      polar(x, y, inner, middle - near),
      polar(x, y, outer, middle - half),
      polar(x, y, outer, middle + half),
      polar(x, y, inner, middle + near),
    ])
  }).join('')
}

/** A flowing curve through all points (Catmull-Rom written as cubic Béziers). */
export function smooth(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length
  const at = (index: number): Point =>
    (closed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))]) ?? [0, 0]
  const [startX, startY] = at(0)
  let d = `M${number(startX)} ${number(startY)}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [ax, ay] = at(index - 1)
    const [bx, by] = at(index)
    const [cx, cy] = at(index + 1)
    const [dx, dy] = at(index + 2)
    const pull = tension / 6
    d += `C${number(bx + (cx - ax) * pull)} ${number(by + (cy - ay) * pull)} ${number(cx - (dx - bx) * pull)} ${number(cy - (dy - by) * pull)} ${number(cx)} ${number(cy)}`
  }
  return closed ? `${d}Z` : d
}
