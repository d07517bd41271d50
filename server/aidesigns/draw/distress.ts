import { circle, smooth } from '#server/kernel/draw/outlines.ts'
import type { SeededRandom } from '#server/kernel/draw/seeded-random.ts'
import { fill, number } from '#server/kernel/draw/svg-elements.ts'
import { puddle } from './wash.ts'

type Wear = { specks: number; scratches: number; largest: number; random: SeededRandom }

/** Distresses the drawing: specks and scratches that let the shirt show through, like ink that was washed often. */
export function distressed(id: string, width: number, height: number, wear: Wear, drawn: string): string {
  const { random, largest } = wear
  const share = (width * height) / (1_300 * 1_200)
  let d = ''
  for (let speck = 0; speck < wear.specks * share; speck += 1) {
    const x = random.between(0, width)
    const y = random.between(0, height)
    const radius = random.next() ** 6 * largest + 0.7
    const long = radius * random.between(0.8, 2.2)
    const lean = random.between(-radius, radius)
    d += `M${number(x - radius)} ${number(y)}Q${number(x + lean)} ${number(y - long)} ${number(x + radius)} ${number(y)}Q${number(x - lean)} ${number(y + long * 0.8)} ${number(x - radius)} ${number(y)}Z`
  }
  for (let scratch = 0; scratch < wear.scratches * share; scratch += 1) {
    const [x, y] = [random.between(0, width), random.between(0, height)]
    const [dx, dy] = [random.between(-90, 90), random.between(-160, 160)]
    const thick = random.between(0.8, 2.6)
    d += `M${number(x)} ${number(y)}Q${number(x + dx / 2 + thick)} ${number(y + dy / 2)} ${number(x + dx)} ${number(y + dy)}Q${number(x + dx / 2 - thick)} ${number(y + dy / 2)} ${number(x)} ${number(y)}Z`
  }
  const area = `x="0" y="0" width="${width}" height="${height}"`
  return `<mask id="${id}" maskUnits="userSpaceOnUse" ${area}><rect ${area} fill="#fff"/>${fill(d, '#000')}</mask><g mask="url(#${id})">${drawn}</g>`
}

/** Drops and drips of ink behind the drawing, well inside the canvas. */
export function splattered(width: number, height: number, color: string, random: SeededRandom): string {
  let d = ''
  for (let spot = 0; spot < 7; spot += 1) {
    const x = random.between(width * 0.14, width * 0.86)
    const y = random.between(height * 0.14, height * 0.86)
    d += puddle(random, x, y, random.between(10, 30), 0.35)
    for (let drop = 0; drop < 16; drop += 1) {
      const angle = random.between(0, Math.PI * 2)
      const far = random.between(26, 130)
      const [dx, dy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
      d += circle(
        Math.min(width - 14, Math.max(14, dx)),
        Math.min(height - 14, Math.max(14, dy)),
        random.next() ** 2 * 7 + 1.4,
      )
    }
  }
  return fill(d, color)
}

/** A dry stroke of a wide brush from left to right, `height` high, with frayed ends. */
export function brushStroke(
  random: SeededRandom,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const rows = 13
  let d = ''
  for (let row = 0; row < rows; row += 1) {
    const top = y + (height * row) / rows
    const from = x + random.between(0, width * 0.14)
    const to = x + width - random.between(0, width * 0.16)
    const sag = random.between(-4, 4)
    const thick = (height / rows) * random.between(0.86, 1.3)
    d += smooth(
      [
        [from, top + thick / 2],
        [from + 18, top],
        [(from + to) / 2, top + sag],
        [to - 20, top + 2],
        [to, top + thick / 2],
        [to - 24, top + thick],
        [(from + to) / 2, top + thick + sag],
        [from + 20, top + thick],
      ],
      true,
    )
  }
  return d
}
