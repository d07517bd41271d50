import { nest } from '#nesting/index.ts'

/** A print file to be laid: its size in print pixels, and how often. */
export type PieceToLay = { key: string; widthPx: number; heightPx: number; copies: number }

export type RollToLay = {
  pieces: readonly PieceToLay[]
  dpi: number
  /** In inches. */
  filmWidth: number
  /** Of the pieces alone, without the roll's header; in inches. */
  maxLength: number
  gap: number
  /** Below each piece, for its words; in print pixels. */
  labelPx: number
}

/** `x`, `y`: the corner of the block, label included, in print pixels from where the pieces begin. */
export type LaidPiece = { key: string; copy: number; x: number; y: number; isTurned: boolean }

export type LaidRoll = {
  laid: LaidPiece[]
  /** Of film that the pieces take, in print pixels. */
  heightPx: number
  /** Keys of pieces that did not fit, with how many copies; `too_wide` never will on this film. */
  left: { key: string; copies: number; reason: 'too_wide' | 'too_long' | 'full' }[]
}

/** Enough for what three hundred pieces gain by trying; the same pieces always come out the same. */
const steps = 600
const seed = 1

/**
 * The task: lays print files on film as short as the engine finds it. A piece keeps its size; it may lie on its side.
 * Places are rounded to whole print pixels, which the gap allows for.
 */
export async function layPieces({
  pieces,
  dpi,
  filmWidth,
  maxLength,
  gap,
  labelPx,
}: RollToLay): Promise<LaidRoll> {
  const items = pieces.map(({ key, widthPx, heightPx, copies }) => ({
    id: key,
    width: widthPx / dpi,
    height: (heightPx + labelPx) / dpi,
    copies,
    turns: 'quarter' as const,
  }))
  const strip = { width: filmWidth, maxHeight: maxLength, spacing: gap, margin: 0 }
  const result = nest(items, strip, { seed, budget: { steps } })
  const px = (length: number): number => Math.round(length * dpi)
  return {
    laid: result.placements.map(({ itemId, copy, x, y, turn }) => ({
      ...{ key: itemId, copy, x: px(x), y: px(y) },
      isTurned: turn === 90 || turn === 270,
    })),
    heightPx: px(result.height),
    left: result.unplaced.map(({ itemId, copies, reason }) => ({
      ...{ key: itemId, copies },
      reason: reason === 'too_wide' ? 'too_wide' : reason === 'too_tall' ? 'too_long' : 'full',
    })),
  }
}
