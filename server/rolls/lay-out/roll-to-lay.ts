import type { PieceShape } from './piece-shape.ts'
import type { InkRings } from './trace-piece.ts'

/** A print file to lay out: its size in print pixels, and the number of copies. */
export type PieceToLay = {
  key: string
  widthPx: number
  heightPx: number
  copies: number
  /** For a print file that may be laid out by its outline; without it, it is a block. */
  ink?: InkRings
  /** Width its label needs, in print pixels; only for outlines. */
  labelWidth?: number
}

export type RollToLay = {
  pieces: readonly PieceToLay[]
  dpi: number
  /** In inches. */
  filmWidth: number
  /** For the pieces alone, without the roll's header; in inches. */
  maxLength: number
  gap: number
}

/** `x`, `y`: as in a roll's pieces, in print pixels from where the pieces start. */
export type LaidPiece = {
  key: string
  copy: number
  x: number
  y: number
  isTurned: boolean
  shape: PieceShape | null
}

export type LaidRoll = {
  laid: LaidPiece[]
  /** Length of film that the pieces take, in print pixels. */
  heightPx: number
  /** Keys of pieces that did not fit, with the number of copies; `too_wide` can never fit this film. */
  left: { key: string; copies: number; reason: 'too_wide' | 'too_long' | 'full' }[]
}
