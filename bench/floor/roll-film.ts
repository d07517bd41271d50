import { printDpi } from '#domain/units.ts'
import { createRandom } from '#nesting/random.ts'
import { layPieces, type PieceToLay } from '#server/rolls/lay-pieces.ts'
import { labelPx } from '#server/rolls/plan-roll.ts'
import type { BenchContext } from '../harness.ts'
import { npmPackers, packWith } from '../nesting/npm-packers.ts'

const filmWidth = 22
const gap = 0.25
/** Longer than any roll: all packers lay the same pieces on one film, so that its length alone is compared. */
const endless = 20_000

/** Transfers of a print shop's day, in inches: chests, backs, sleeves, youth sizes, and customers' own sheets. */
const sizes = [
  { width: 4, height: 4, share: 5 },
  { width: 3.5, height: 2.25, share: 3 },
  { width: 11, height: 13, share: 4 },
  { width: 9.5, height: 11, share: 3 },
  { width: 3, height: 11, share: 2 },
  { width: 8, height: 8, share: 2 },
  { width: 22, height: 12, share: 1 },
]

/** Of one to three items an order, each printed once to four times, and no two quite alike in size. */
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

/**
 * Film that the open pieces of so many orders take: laid as the shop lays its rolls, each printed by itself, and laid by
 * the best npm box packer of this run.
 */
export async function measureRollFilm({ options, report }: BenchContext): Promise<void> {
  for (const orders of (options.film ?? '30,100,300').split(',').map(Number)) {
    const pieces = piecesOf(orders, 20261126)
    const begun = performance.now()
    const { heightPx, left } = await layPieces({
      ...{ pieces, dpi: printDpi, filmWidth, gap, labelPx, maxLength: endless },
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
    report({ label: `${of}, laid in`, value: seconds, unit: 's', orders })
    report({ label: `${of}, against one after the other`, value: ours / alone, unit: '×', atMost: 1 })
    report({ label: `${of}, against ${best.packer}`, value: ours / best.inches, unit: '×', atMost: 1 })
  }
}
