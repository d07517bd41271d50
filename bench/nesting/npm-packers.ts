import { createRequire } from 'node:module'
import type { BoxInstance } from './instances.ts'

const require = createRequire(import.meta.url)
/** Its main entry exports nothing under Node, so we import the file by name. */
const { MaxRectsPacker, PACKING_LOGIC, Rectangle }: typeof import('maxrects-packer/dist/index') =
  await import(require.resolve('maxrects-packer').replace(/js$/, 'mjs'))

/** Ships no types. Its own `realHeight` counts free space too, so the boxes are read. */
type SecondPacker = new (
  width: number,
  height: number,
  options: object,
) => {
  fit: (
    boxes: object[],
    packRule: string,
    sortRule: unknown,
  ) => { done: boolean; rects: { fitInfo: { y: number; height: number } }[] }
}
const second: { Packer: SecondPacker; SORT: Record<string, unknown> } = require('max-rects-packing')

type Try = (
  boxes: readonly { width: number; height: number }[],
  width: number,
  height: number,
) => number | undefined

/** Both packers fill a bin of given height, so we search for the smallest height for each of their options. */
export const npmPackers: Readonly<Record<string, readonly Try[]>> = {
  'maxrects-packer': [PACKING_LOGIC.MAX_AREA, PACKING_LOGIC.MAX_EDGE, PACKING_LOGIC.FILL_WIDTH].flatMap(
    (logic) =>
      [true, false].map(
        (smart): Try =>
          (boxes, width, height) => {
            const packer = new MaxRectsPacker(width, height, 0, {
              pot: false,
              square: false,
              allowRotation: true,
              logic,
              smart,
            })
            packer.addArray(boxes.map((box) => new Rectangle(box.width, box.height)))
            const bin = packer.bins[0]
            if (!bin || packer.bins.length > 1 || bin.rects.length !== boxes.length) return undefined
            return Math.max(...bin.rects.map((rect) => rect.y + rect.height))
          },
      ),
  ),
  'max-rects-packing': ['ShortSideFit', 'LongSideFit', 'AreaFit', 'BottomLeft', 'ContactPoint'].flatMap(
    (rule) =>
      ['widthDESC', 'heightDESC', 'shortSideDESC', 'longSideDESC', 'areaDESC', 'manhattanDESC'].map(
        (order): Try =>
          (boxes, width, height) => {
            const packer = new second.Packer(width, height, {
              allowRotate: true,
              freeSpaceWidth: width,
              freeSpaceHeight: height,
            })
            const result = packer.fit(
              boxes.map((box) => ({ ...box })),
              rule,
              second.SORT[order],
            )
            return result.done
              ? Math.max(...result.rects.map(({ fitInfo }) => fitInfo.y + fitInfo.height))
              : undefined
          },
      ),
  ),
}

/** They may never terminate on fractions, so lengths are counted in thousandths if any is a fraction. */
const scaleOf = ({ items, width, spacing }: BoxInstance) =>
  [width, spacing, ...items.flatMap((item) => [item.width, item.height])].every(Number.isInteger) ? 1 : 1000

/** The shortest film length that any of a packer's options reaches on boxes grown by the spacing. */
export const packWith = (tries: readonly Try[], instance: BoxInstance): number => {
  const { spacing, margin } = instance
  const scale = scaleOf(instance)
  const width = Math.round((instance.width - 2 * margin + spacing) * scale)
  const boxes = instance.items.flatMap((item) =>
    Array.from({ length: item.copies }, () => ({
      width: Math.round((item.width + spacing) * scale),
      height: Math.round((item.height + spacing) * scale),
    })),
  )
  const area = boxes.reduce((sum, box) => sum + box.width * box.height, 0)
  const least = area / width
  let best = Number.POSITIVE_INFINITY
  for (const attempt of tries) best = Math.min(best, searchHeight(attempt, boxes, width, least, best))
  return best / scale - spacing + 2 * margin
}

/**
 * Bisects between the area bound and the best height so far, to a five-hundredth of it. Abandons an option that can't
 * beat `known`, the best of the options before, at six heights below it.
 */
const searchHeight = (
  attempt: Try,
  boxes: readonly { width: number; height: number }[],
  width: number,
  least: number,
  known: number,
): number => {
  let best = known
  let failed = least * 0.999
  const probes = Number.isFinite(known)
    ? [0.998, 0.995, 0.99, 0.985, 0.98, 0.97].map((part) => known * part)
    : [1.05, 1.1, 1.2, 1.4, 2, 3].map((part) => least * part)
  for (const probe of probes) best = Math.min(best, attempt(boxes, width, Math.floor(probe)) ?? best)
  if (best === known) return best
  while (best - failed > Math.max(1, least * 0.002)) {
    const middle = Math.floor((best + failed) / 2)
    const height = attempt(boxes, width, middle)
    if (height === undefined) failed = middle
    else best = Math.min(height, middle)
  }
  return best
}
