import { createRandom } from '#nesting/random.ts'
import type { Contour, Point, ShapeItem } from '#nesting/shapes/index.ts'
import { isList, list, number, readFolder, text } from './read-json.ts'

/** Contours to nest on a strip. */
export type ShapeInstance = {
  readonly name: string
  readonly family: 'irregular' | 'gang sheet'
  readonly width: number
  readonly spacing: number
  readonly margin: number
  readonly items: readonly ShapeItem[]
  /** Total area of the contours. */
  readonly area: number
  /** Best known density, and sparrow's average over its published runs, in percent. */
  readonly best?: number
  readonly sparrow?: number
}

/** Reads `DIR/irregular/*.json`, in sparrow's format; the fixed side becomes the strip's width. */
export const readIrregular = (directory: string): ShapeInstance[] =>
  readFolder(directory, 'irregular').map((file) => {
    const runs = file.sparrowRuns as Readonly<Record<string, unknown>> | null
    return {
      name: text(file.name),
      family: 'irregular',
      width: number(file.strip_height),
      spacing: 0,
      margin: 0,
      area: number(file.total_area),
      best: number(file.bestKnownDensity) * 100,
      sparrow: runs ? number(runs.average) : undefined,
      items: list(file.items).map((item): ShapeItem => {
        const { data } = item.shape as Readonly<Record<string, unknown>>
        return {
          id: String(item.id),
          copies: number(item.demand),
          shape: [{ outline: points(data).map(([x, y]): Point => [-y, x]) }],
          turns: turnsOf(isList(item.allowed_orientations) ? item.allowed_orientations.length : 1),
        }
      }),
    }
  })

/** Reads `DIR/gangsheet/*.json` with their contours. */
export const readShapeSheets = (directory: string): ShapeInstance[] =>
  readFolder(directory, 'gangsheet').map((file) => ({
    name: text(file.name),
    family: 'gang sheet',
    width: number(file.stripWidth),
    spacing: number(file.spacing),
    margin: number(file.edgeMargin),
    area: number((file.totals as Readonly<Record<string, unknown>>).contourArea),
    items: list(file.items).map(
      (item): ShapeItem => ({
        id: String(item.id),
        copies: number(item.count),
        shape: [contourOf(item)],
        turns: 'quarter',
      }),
    ),
  }))

/** Our own workload: stickers with wavy outlines, some with a hole. */
export const generateShapes = (seed: number): ShapeInstance => {
  const random = createRandom(seed)
  const items = Array.from({ length: 8 }, (_, index): ShapeItem => {
    const size = 1.5 + random.real() * 2.5
    const waves = 2 + random.below(6)
    const depth = 0.1 + random.real() * 0.35
    const ring = (scale: number) =>
      Array.from({ length: 60 }, (_, k): Point => {
        const angle = (2 * Math.PI * k) / 60
        const radius = scale * (1 - depth + depth * Math.cos(waves * angle))
        return [radius * Math.cos(angle), radius * Math.sin(angle) * 0.8]
      })
    const holes = index % 4 === 0 ? [ring(size * 0.5)] : []
    return {
      id: `sticker-${index}`,
      copies: 3 + random.below(5),
      shape: [{ outline: ring(size), holes }],
      turns: 'quarter',
    }
  })
  return {
    name: `stickers-${seed}`,
    family: 'gang sheet',
    width: 22,
    spacing: 0.125,
    margin: 0,
    items,
    area: items.reduce((sum, item) => sum + item.copies * inkOf(item), 0),
  }
}

const inkOf = ({ shape }: ShapeItem) =>
  shape.reduce(
    (sum, { outline, holes = [] }) =>
      sum + areaOf(outline) - holes.reduce((inner, hole) => inner + areaOf(hole), 0),
    0,
  )

const areaOf = (ring: readonly Point[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] as Point
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )

const contourOf = (item: Readonly<Record<string, unknown>>): Contour => ({
  outline: points(item.contour),
  holes: isList(item.holes) ? item.holes.map(points) : [],
})

const points = (value: unknown): Point[] =>
  isList(value)
    ? value.flatMap((pair) => (isList(pair) ? [[number(pair[0]), number(pair[1])] as const] : []))
    : []

const turnsOf = (orientations: number) =>
  orientations === 1 ? 'none' : orientations === 2 ? 'half' : 'quarter'
