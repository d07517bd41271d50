import { printDpi } from '#domain/units.ts'
import { createRandom } from '#nesting/random.ts'
import { layPieces } from '#server/rolls/lay-out/lay-pieces.ts'
import { labelPx } from '#server/rolls/lay-out/piece-shape.ts'
import type { PieceToLay } from '#server/rolls/lay-out/roll-to-lay.ts'
import type { InkRings } from '#server/rolls/lay-out/trace-piece.ts'
import type { BenchContext } from '../harness.ts'
import { npmPackers, packWith } from '../nesting/npm-packers.ts'

const filmWidth = 22
const gap = 0.25
/** Longer than any roll: all packers lay the same pieces on one film, so that only its length is compared. */
const endless = 20_000

/** How long someone waits for a preview; anything that takes longer with true shapes is laid as boxes. */
const mostSeconds = { boxes: 5, shapes: 60 }

/** A print shop's daily transfers, in inches: chests, backs, sleeves, youth sizes, and customers' own sheets. */
const sizes = [
  { width: 4, height: 4, share: 5 },
  { width: 3.5, height: 2.25, share: 3 },
  { width: 11, height: 13, share: 4 },
  { width: 9.5, height: 11, share: 3 },
  { width: 3, height: 11, share: 2 },
  { width: 8, height: 8, share: 2 },
  { width: 22, height: 12, share: 1 },
]

/** One to three items per order, each printed one to four times, no two quite alike in size. */
export function piecesOf(orders: number, seed: number): PieceToLay[] {
  const random = createRandom(seed)
  const bag = sizes.flatMap((size) => Array.from({ length: size.share }, () => size))
  return Array.from({ length: orders }, (_, order) =>
    Array.from({ length: 1 + random.below(3) }, (_, item) => {
      const { width, height } = bag[random.below(bag.length)] ?? { width: 4, height: 4 }
      const scale = width === filmWidth ? 1 : 0.85 + random.real() * 0.3
      return {
        key: `${order}-${item}`,
        widthPx: Math.min(filmWidth * printDpi, Math.round(width * scale * printDpi)),
        heightPx: Math.round(height * scale * printDpi),
        copies: width === filmWidth ? 1 : 1 + random.below(4),
      }
    }),
  ).flat()
}

/** Prints are rarely boxes: a round badge, a shield, a star, an arch of letters. As fractions of the image. */
const designs: readonly InkRings[] = [
  [around(48, () => 0.5)],
  [[0, 0, 1, 0, 1, 0.55, 0.85, 0.8, 0.5, 1, 0.15, 0.8, 0, 0.55]],
  [around(10, (at) => (at % 2 === 0 ? 0.5 : 0.22))],
  [
    [
      0, 1, 0, 0.5, 0.12, 0.2, 0.35, 0, 0.65, 0, 0.88, 0.2, 1, 0.5, 1, 1, 0.75, 1, 0.75, 0.55, 0.5, 0.35,
      0.25, 0.55, 0.25, 1,
    ],
  ],
  [[0, 0, 1, 0, 1, 1, 0, 1]],
]

function around(corners: number, radius: (at: number) => number): number[] {
  return Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners - Math.PI / 2
    return [0.5 + radius(at) * Math.cos(angle), 0.5 + radius(at) * Math.sin(angle)]
  }).flat()
}

/** The same pieces with the ink of five designs; customers' own sheets stay blocks. */
function withInk(pieces: readonly PieceToLay[]): PieceToLay[] {
  return pieces.map((piece, at) => {
    const { widthPx, heightPx } = piece
    if (widthPx === filmWidth * printDpi) return piece
    const design = designs[at % designs.length] ?? []
    const ink = design.map((ring) =>
      ring.map((share, index) => share * (index % 2 === 0 ? widthPx : heightPx)),
    )
    return { ...piece, ink, labelWidth: Math.min(widthPx, 460) }
  })
}

/**
 * Film used by the open pieces of this many orders: laid out as the shop lays its rolls, each order printed separately,
 * and laid out by the best npm box packer of this run.
 */
export async function measureRollFilm({ options, report }: BenchContext): Promise<void> {
  for (const orders of (options.film ?? '30,100,300').split(',').map(Number)) {
    const pieces = piecesOf(orders, 20261126)
    const begun = performance.now()
    const { heightPx, left } = await layPieces({
      ...{ pieces, dpi: printDpi, filmWidth, gap, maxLength: endless },
    })
    const seconds = (performance.now() - begun) / 1_000
    if (left.length > 0) throw new Error('Not every piece was laid')
    const ours = heightPx / printDpi
    const alone = pieces.reduce(
      (sum, piece) => sum + piece.copies * ((piece.heightPx + labelPx) / printDpi + gap),
      0,
    )
    const theirs = Object.entries(npmPackers).map(([packer, tries]) => ({
      packer,
      inches: packWith(tries, {
        ...{ name: `${orders} orders`, family: 'rolls', width: filmWidth, spacing: gap, margin: 0 },
        items: pieces.map(({ widthPx, heightPx: height, copies }) => ({
          ...{ width: widthPx / printDpi, height: (height + labelPx) / printDpi, copies },
        })),
      }),
    }))
    const best = theirs.reduce((one, other) => (other.inches < one.inches ? other : one))
    const of = `film of ${orders} orders`
    report({ label: `${of}, as the shop lays it`, value: ours, unit: 'in', orders })
    report({ label: `${of}, laid in`, value: seconds, unit: 's', atMost: mostSeconds.boxes, orders })
    const shapesBegun = performance.now()
    const byShapes = await layPieces({
      ...{ pieces: withInk(pieces), dpi: printDpi, filmWidth, gap, maxLength: endless },
    })
    report({
      ...{ label: `${of}, by true shapes beside boxes`, value: byShapes.heightPx / heightPx, unit: '×' },
      ...{ atMost: 1, orders, inches: byShapes.heightPx / printDpi },
    })
    report({
      ...{ label: `${of}, laid by true shapes in`, unit: 's', atMost: mostSeconds.shapes, orders },
      value: (performance.now() - shapesBegun) / 1_000,
    })
    report({ label: `${of}, against one after the other`, value: ours / alone, unit: '×', atMost: 1 })
    report({ label: `${of}, against ${best.packer}`, value: ours / best.inches, unit: '×', atMost: 1 })
  }
}
