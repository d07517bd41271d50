import type { InkBox } from '../artwork/ink-box.ts'

import { table } from '../table.ts'
import { type Inches, inches } from '../units.ts'
import type { DesignType } from './tumblers.ts'
import { filledFromMiddle, type Wrap } from './wrap.ts'

/** The resolution of our laser in dots per inch; a dot is either on or off. */
export const engraverDpi = 600

/**
 * The area that the laser can reach, in inches on the cup's unrolled surface. `contain` shows the whole image centered;
 * `cover` is the band around the cup, where the shopper chooses how the image is placed (wrap.ts).
 */
export type EngravingField = { width: Inches; height: Inches; fit: 'contain' | 'cover' }

type Cup = {
  side: readonly [width: number, height: number]
  around: readonly [width: number, height: number]
}

/** Measured on the seed data's cups; a cup of any other size gets the values of the slim one, which is smaller. */
const slim: Cup = { side: [2, 4], around: [9, 6.5] }
const cups = table<Cup>({ '20oz': slim, '40oz': { side: [3, 3.2], around: [12.5, 3.6] } })

export function engravingFieldOf(sizeId: string, designType: DesignType): EngravingField {
  const cup = cups[sizeId] ?? slim
  const isAround = designType === 'fullWrap'
  const [width, height] = isAround ? cup.around : cup.side
  return { width: inches(width), height: inches(height), fit: isAround ? 'cover' : 'contain' }
}

/** An image's box in the field in inches, and the part of its ink (px of the image) that fills that box. */
export type LaidEngraving = {
  left: Inches
  top: Inches
  width: Inches
  height: Inches
  /** Whole pixels. */
  ink: InkBox
}

/**
 * The image as the mock-up, the cart and the laser use it, never distorted: once, or around the cup as many times as it
 * fits. `wrap` applies only to the band around the cup.
 */
export function layEngraving(
  field: EngravingField,
  ink: InkBox,
  wrap: Wrap = filledFromMiddle,
): LaidEngraving[] {
  if (field.fit === 'contain') return [standing(field, ink, 1, 0.5)]
  if (wrap.way === 'fill')
    return [{ left: inches(0), top: inches(0), ...sidesOf(field), ink: partOf(ink, field, wrap.place) }]
  const one = standing(field, ink, wrap.size, wrap.place)
  const count = wrap.way === 'repeat' ? Math.max(1, Math.floor(field.width / one.width)) : 1
  const apart = field.width / count
  return Array.from({ length: count }, (_, at) => ({
    ...one,
    left: inches(at * apart + (apart - one.width) / 2),
  }))
}

/** The share of an image that is cut off when it fills the field, 0 … 1. */
export function cutShare(field: EngravingField, ink: Pick<InkBox, 'width' | 'height'>): number {
  const shown = partOf({ left: 0, top: 0, ...ink }, field, 0.5)
  return 1 - (shown.width * shown.height) / (ink.width * ink.height)
}

const sidesOf = ({ width, height }: EngravingField) => ({ width, height })

/** The whole image, centered horizontally, at this size and vertical position. */
function standing(field: EngravingField, ink: InkBox, size: number, place: number): LaidEngraving {
  const scale = size * Math.min(field.width / ink.width, field.height / ink.height)
  const [width, height] = [ink.width * scale, ink.height * scale]
  return {
    left: inches((field.width - width) / 2),
    top: inches((field.height - height) * place),
    width: inches(width),
    height: inches(height),
    ink,
  }
}

/** The largest part of a box, in whole pixels, with the field's aspect ratio, at this position in the box. */
function partOf({ left, top, width, height }: InkBox, field: EngravingField, place: number): InkBox {
  const ratio = field.width / field.height
  const cutWidth = Math.max(1, Math.min(width, Math.round(height * ratio)))
  const cutHeight = Math.max(1, Math.min(height, Math.round(width / ratio)))
  return {
    left: left + Math.floor((width - cutWidth) * place),
    top: top + Math.floor((height - cutHeight) * place),
    width: cutWidth,
    height: cutHeight,
  }
}
