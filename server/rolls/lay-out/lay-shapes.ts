import { nest, type ShapeItem, type ShapePlacement } from '#nesting/index.ts'
import { extentOf, labelPx, type PieceShape, type Turn } from './piece-shape.ts'
import type { LaidPiece, LaidRoll, PieceToLay, RollToLay } from './roll-to-lay.ts'
import { cutMargin, tracePiece } from './trace-piece.ts'

/** A piece with the outline used for its layout, in print pixels of its file. */
type Shaped = { piece: PieceToLay; shape: Omit<PieceShape, 'turn'> | null; outline: readonly number[] }

/** Tables are built per pair of outlines: at most this many different ones go on one section of the roll. */
const mostKinds = 24
/**
 * Attempts per section, beyond laying out its pieces once, and for the whole roll: counted, not timed, so that the same
 * pieces come out the same everywhere.
 */
const attemptsOfSection = 12_000
const attemptsOfRoll = 48_000
const seed = 1

/**
 * The same pieces by their outlines, a roll with many designs in sections; or `byBoxes` if that leaves fewer out, or is
 * as short.
 */
export function layShapes(roll: RollToLay, byBoxes: LaidRoll): LaidRoll {
  const most = Math.floor(roll.maxLength * roll.dpi)
  const all: Ended[] = []
  const left: LaidRoll['left'] = []
  let end = 0
  const sections = sectionsOf(roll.pieces.map(shapeOf))
  const attempts = Math.min(attemptsOfSection, Math.floor(attemptsOfRoll / sections.length))
  for (const section of sections) {
    const from = end === 0 ? 0 : end + Math.ceil(roll.gap * roll.dpi)
    const { laid, refused } = laySection(roll, { section, from, attempts })
    left.push(...refused)
    all.push(...laid)
    end = Math.max(end, ...laid.map((one) => one.end))
  }
  const fitting = all.filter((one) => one.end <= most)
  const beyond = Map.groupBy(
    all.filter((one) => one.end > most),
    ({ laid: { key } }) => key,
  )
  for (const [key, { length: copies }] of beyond) left.push({ key, copies, reason: 'full' })
  const heightPx = Math.max(0, ...fitting.map((one) => one.end))
  const byShapes = { laid: fitting.map(({ laid }) => laid), heightPx, left }
  return isBetter(byShapes, byBoxes) ? byShapes : byBoxes
}

/** A placed piece and its end, in print pixels from where the pieces start. */
type Ended = { laid: LaidPiece; end: number }

function isBetter(one: LaidRoll, other: LaidRoll): boolean {
  const [more, less] = [one, other].map(({ laid }) => laid.length)
  return more === less ? one.heightPx < other.heightPx : (more ?? 0) > (less ?? 0)
}

function shapeOf(piece: PieceToLay): Shaped {
  const { ink, widthPx, heightPx, labelWidth = widthPx } = piece
  const shape = ink ? tracePiece({ ink, widthPx, heightPx, labelWidth }) : null
  if (shape) return { piece, shape, outline: shape.outline }
  const [from, right, bottom] = [-cutMargin, widthPx + cutMargin, heightPx + labelPx + cutMargin]
  return { piece, shape: null, outline: [from, from, right, from, right, bottom, from, bottom] }
}

/** Mixes large and small ones in each, because large ones alone leave gaps that nothing fills. */
function sectionsOf(shaped: readonly Shaped[]): Shaped[][] {
  const kinds = [...Map.groupBy(shaped, ({ outline }) => outline.join(' ')).values()]
  const count = Math.ceil(kinds.length / mostKinds)
  const bySize = kinds.toSorted(([one], [other]) => areaOf(other) - areaOf(one))
  return Array.from({ length: count }, (_, section) =>
    bySize.filter((_, at) => at % count === section).flat(),
  )
}

const areaOf = (shaped: Shaped | undefined): number =>
  shaped ? shaped.piece.widthPx * shaped.piece.heightPx : 0

/** Outlines extend beyond their pieces by the margin, and may extend over the film's edges by as much. */
function laySection(
  { dpi, filmWidth, gap }: RollToLay,
  { section, from, attempts }: { section: readonly Shaped[]; from: number; attempts: number },
): { laid: Ended[]; refused: LaidRoll['left'] } {
  const inches = (pixels: number): number => pixels / dpi
  const items = section.map(
    ({ piece: { key, copies }, outline }): ShapeItem => ({
      id: key,
      shape: [{ outline: pairsOf(outline).map(([x, y]) => [inches(x), inches(y)] as const) }],
      copies,
      turns: 'quarter',
    }),
  )
  const strip = {
    width: filmWidth + inches(2 * cutMargin),
    // Rounded positions may bring two pieces one pixel closer.
    spacing: gap - inches(2 * cutMargin - 1),
    margin: 0,
  }
  const pieceCount = section.reduce((sum, { piece }) => sum + piece.copies, 0)
  const { placements, unplaced } = nest(items, strip, { seed, budget: { steps: pieceCount + attempts } })
  const byKey = new Map(section.map((one) => [one.piece.key, one]))
  return {
    laid: placements.flatMap((placement) => {
      const one = byKey.get(placement.itemId)
      return one ? laidAs(one, placement, from, dpi) : []
    }),
    refused: unplaced.map(({ itemId, copies }) => ({ key: itemId, copies, reason: 'too_wide' })),
  }
}

function laidAs(
  { piece, shape }: Shaped,
  { copy, x, y, turn }: ShapePlacement,
  from: number,
  dpi: number,
): Ended {
  const isTurned = turn % 180 === 90
  const turned = shape && { turn: turn as Turn, ...shape }
  const { left, top, height } = extentOf({ ...piece, x: 0, y: 0, isTurned, shape: turned })
  const margin = shape ? cutMargin : 0
  const upper = Math.round(y * dpi) - margin + from
  return {
    laid: {
      ...{ key: piece.key, copy, isTurned, shape: turned },
      ...{ x: Math.round(x * dpi) - margin - left, y: upper - top },
    },
    end: upper + height - margin,
  }
}

const pairsOf = (ring: readonly number[]): [x: number, y: number][] =>
  Array.from({ length: ring.length / 2 }, (_, at) => [ring[2 * at] ?? 0, ring[2 * at + 1] ?? 0])
