import { millimetersPerInch } from '#domain/units.ts'
import type { filmBySheet } from '../../editor/selectors.ts'
import type { RulerUnit } from '../../editor/studio-look.ts'
import type { Size } from '../../editor/view.ts'
import { drawBox, drawLine, drawLines, fillBox } from './pens.ts'
import type { Colors } from './use-colors.ts'

export type DrawnFilm = {
  sheet: Size & { margin: number }
  sheets: ReturnType<typeof filmBySheet>
  colors: Pick<Colors, 'faint' | 'cyan' | 'ink'>
  fill: string
  /** Tiled over the film, in px of the screen. */
  checker: CanvasImageSource | null
  gridUnit: RulerUnit | null
}

/** Draws the film on its background, the grid, and the marks of each sheet. `hair` is one px of the screen, in mm. */
export function drawFilm(
  context: CanvasRenderingContext2D,
  hair: number,
  { sheet, sheets, colors, fill, checker, gridUnit }: DrawnFilm,
): void {
  const whole = { ...sheet, x: 0, y: 0 }
  castShadow(context, () => fillBox(context, whole, fill))
  const pattern = checker && context.createPattern(checker, 'repeat')
  if (pattern) {
    pattern.setTransform({ a: hair, d: hair })
    fillBox(context, whole, pattern)
  }
  if (gridUnit) drawLines(context, gridOf(sheet, gridUnit, hair), sheet, grid(hair, colors.faint))
  for (const one of sheets) drawMarks(context, hair, one, sheet, colors)
}

/** Canvas shadows do not scale with the shape that casts them. */
function castShadow(context: CanvasRenderingContext2D, draw: () => void): void {
  const pixels = context.getTransform().a
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.22)'
  context.shadowBlur = 22 * pixels
  context.shadowOffsetY = 6 * pixels
  draw()
  context.restore()
}

/** Draws the sheet's margins, how much of it is used, and where the film is cut below it. */
function drawMarks(
  context: CanvasRenderingContext2D,
  hair: number,
  { number, of, top, height, used }: DrawnFilm['sheets'][number],
  { width, margin }: DrawnFilm['sheet'],
  colors: DrawnFilm['colors'],
): void {
  const inside = {
    ...{ x: margin, y: top + margin },
    ...{ width: width - 2 * margin, height: height - 2 * margin },
  }
  const dotted = { color: colors.faint, thickness: hair, opacity: 0.4, dash: [4 * hair, 4 * hair] }
  drawBox(context, inside, dotted)
  const across = (y: number, beyond = 0) =>
    [
      { x: -beyond, y: top + y },
      { x: width + beyond, y: top + y },
    ] as const
  const dashed = { color: colors.cyan, thickness: 1.5 * hair, dash: [9 * hair, 5 * hair] }
  if (used > 0 && used < height) drawLine(context, ...across(used), dashed)
  if (number < of) drawLine(context, ...across(height, 9 * hair), { color: colors.ink, thickness: 2 * hair })
}

const grid = (hair: number, color: string) => ({ color, thickness: hair, opacity: 0.28 })

/** Lines closer than this on screen would blur into a haze. */
const leastGap = 7

/** Every inch, or every 10 mm; only every fifth of these if they would be too close. */
function gridOf(sheet: Size, unit: RulerUnit, hair: number) {
  const fine = unit === 'in' ? millimetersPerInch : 10
  const step = fine >= leastGap * hair ? fine : fine * 5
  return { vertical: placesAlong(sheet.width, step), horizontal: placesAlong(sheet.height, step) }
}

const placesAlong = (length: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil(length / step - 1e-6) - 1) }, (_, index) => (index + 1) * step)
