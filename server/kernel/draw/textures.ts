import { circle } from './outlines.ts'
import { seededRandom } from './seeded-random.ts'
import { number } from './svg-elements.ts'

/** Of a canvas of 1,000 units printed 8 in wide, specks of this half width are wider than 0.6 mm: they stay open. */
const leastSpeck = 2.2

/** Knocks small irregular specks out of `children`, as worn plastisol ink has. `id` unique per picture. */
export function worn(id: string, width: number, height: number, specks: number, children: string): string {
  const random = seededRandom(id)
  let d = ''
  for (let speck = 0; speck < specks; speck += 1) {
    const x = random.between(0, width)
    const y = random.between(0, height)
    const radius = random.next() ** 4 * 2.4 + leastSpeck
    const tall = radius * random.between(0.9, 1.3)
    const arc = `a${number(radius)} ${number(tall)} 0 1 1`
    d += `M${number(x - radius)} ${number(y)}${arc} ${number(2 * radius)} 0${arc} ${number(-2 * radius)} 0Z`
  }
  return `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><path d="M0 0H${width}V${height}H0Z" fill="#fff"/><path d="${d}" fill="#000"/></mask><g mask="url(#${id})">${children}</g>`
}

/**
 * A halftone screen: dots on a turned grid whose size follows `tone` (0 no ink, 1 full ink).
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
