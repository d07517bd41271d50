import { circle } from './outlines.ts'

/**
 * A halftone screen: dots on a rotated grid whose size follows `tone` (0 no ink, 1 full ink).
 * @param pitch distance between dots in canvas units
 */
export function halftone(
  bounds: { x: number; y: number; width: number; height: number },
  pitch: number,
  turn: number,
  tone: (x: number, y: number) => number,
): string {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const middleX = bounds.x + bounds.width / 2
  const middleY = bounds.y + bounds.height / 2
  const reach = Math.ceil(Math.hypot(bounds.width, bounds.height) / 2 / pitch)
  let d = ''
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const x = middleX + (column * cos - row * sin) * pitch
      const y = middleY + (column * sin + row * cos) * pitch
      const outside =
        x < bounds.x || y < bounds.y || x > bounds.x + bounds.width || y > bounds.y + bounds.height
      const ink = outside ? 0 : Math.max(0, Math.min(1, tone(x, y)))
      if (ink > 0.03) {
        d += circle(x, y, Math.sqrt(ink) * pitch * 0.66)
      }
    }
  }
  return d
}
