import type { PieceShape } from './piece-shape.ts'
import type { InkRings } from './trace-piece.ts'

/** A print file to be laid: its size in print pixels, and how often. */
export type PieceToLay = {
  key: string
  widthPx: number
  heightPx: number
  copies: number
  /** Of one that may be laid by its outline; without it, it is a block. */
  ink?: InkRings
  /** What its words need, in print pixels; of an outline alone. */
  labelWidth?: number
}

export type RollToLay = {
  pieces: readonly PieceToLay[]
  dpi: number
  /** In inches. */
  filmWidth: number
  /** Of the pieces alone, without the roll's header; in inches. */
  maxLength: number
  gap: number
}

/** `x`, `y`: as a roll's pieces have them, in print pixels from where the pieces begin. */
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
  /** Of film that the pieces take, in print pixels. */
  heightPx: number
  /** Keys of pieces that did not fit, with how many copies; `too_wide` never will on this film. */
  left: { key: string; copies: number; reason: 'too_wide' | 'too_long' | 'full' }[]
}
