import type { InkBox } from '../artwork/ink-box.ts'

import { table } from '../table.ts'
import { type Inches, inches } from '../units.ts'
import type { DesignType } from './tumblers.ts'

/** Dots per inch that our laser burns; a dot is on or off. */
export const engraverDpi = 600

/**
 * What the laser can reach, in inches on the cup's unrolled surface. `contain` shows the whole picture in the
 * middle; `cover` fills the field and cuts what is too much of the picture, the same on both sides.
 */
export type EngravingField = { width: Inches; height: Inches; fit: 'contain' | 'cover' }

type Cup = {
  side: readonly [width: number, height: number]
  around: readonly [width: number, height: number]
}

/** Measured on the cups of the seed; one of another size takes the slim cup's, which is the smaller one. */
const slim: Cup = { side: [2, 4], around: [9, 6.5] }
const cups = table<Cup>({ '20oz': slim, '40oz': { side: [3, 3.2], around: [12.5, 3.6] } })

export function engravingFieldOf(sizeId: string, designType: DesignType): EngravingField {
  const cup = cups[sizeId] ?? slim
  const isAround = designType === 'fullWrap'
  const [width, height] = isAround ? cup.around : cup.side
  return { width: inches(width), height: inches(height), fit: isAround ? 'cover' : 'contain' }
}

/** A picture's box in the field in inches, and the part of its ink (px of the picture) that fills that box. */
export type LaidEngraving = {
  left: Inches
  top: Inches
  width: Inches
  height: Inches
  /** Whole pixels. */
  ink: InkBox
}

/** The picture as the mock-up shows it: never distorted, always in the middle. */
export function layEngraving(field: EngravingField, ink: InkBox): LaidEngraving {
  const seen = field.fit === 'cover' ? middleOf(ink, field.width / field.height) : ink
  const scale = Math.min(field.width / seen.width, field.height / seen.height)
  const isWhole = field.fit === 'cover'
  const width = inches(isWhole ? field.width : seen.width * scale)
  const height = inches(isWhole ? field.height : seen.height * scale)
  return {
    left: inches((field.width - width) / 2),
    top: inches((field.height - height) / 2),
    width,
    height,
    ink: seen,
  }
}

/** The largest part of a box, to a pixel, that has this ratio of width to height. */
function middleOf({ left, top, width, height }: InkBox, ratio: number): InkBox {
  const cutWidth = Math.max(1, Math.min(width, Math.round(height * ratio)))
  const cutHeight = Math.max(1, Math.min(height, Math.round(width / ratio)))
  return {
    left: left + Math.floor((width - cutWidth) / 2),
    top: top + Math.floor((height - cutHeight) / 2),
    width: cutWidth,
    height: cutHeight,
  }
}
