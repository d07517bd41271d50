import { textLine, textWidth } from '#server/kernel/draw/text-paths.ts'
import { labelPx } from './lay-out/piece-shape.ts'
import type { RollPieceRow } from './tables.ts'

const style = { font: 'grotesque', size: 30 } as const
/** Text baseline, in print pixels from the top of the label. */
const baseline = 32
const edge = 8

/**
 * The label printed below a piece, `width` × `labelPx` print pixels: which item it belongs to and its number on the
 * map; only the number if a narrow piece is too small for both.
 */
export function drawLabel({ number, ticket, copy }: Labeled, of: number, width: number): string {
  const words = wordsOf({ number, ticket, copy }, of)
  const text = words.find((one) => widthOf(one) <= width) ?? `${number}`
  const end = Math.min(width, Math.ceil(widthOf(text)))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelPx}" viewBox="0 0 ${width} ${labelPx}">` +
    `<rect width="${end}" height="${labelPx}" fill="#fff"/>` +
    `<path d="${textLine(text, { ...style, x: edge, y: baseline, anchor: 'start' })}"/></svg>`
  )
}

type Labeled = Pick<RollPieceRow, 'number' | 'ticket' | 'copy'>

const wordsOf = ({ number, ticket, copy }: Labeled, of: number): string[] => [
  `${number}/${of} · ${ticket} · copy ${copy + 1}`,
  `${number}/${of} · ${ticket}`,
  `${number}`,
]

const widthOf = (text: string): number => textWidth(text, style) + 2 * edge

/**
 * The width to reserve for the label of each copy beside its ink, before its number is known; never more than the
 * file's width.
 */
export function reserveLabel(
  { ticket, copies }: { ticket: string; copies: number },
  of: number,
  widthPx: number,
): number {
  // All digits have the same width, so that pieces of one design need the same.
  const words = wordsOf({ number: of, ticket, copy: copies - 1 }, of).map((text) => text.replace(/\d/g, '0'))
  const fitting = words.map((text) => Math.ceil(widthOf(text)) + 4).find((width) => width <= widthPx)
  return fitting ?? widthPx
}
