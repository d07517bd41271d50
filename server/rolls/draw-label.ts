import { textLine, textWidth } from '#server/kernel/draw/text-paths.ts'
import { labelPx } from './plan-roll.ts'
import type { RollPieceRow } from './tables.ts'

const style = { font: 'grotesque', size: 30 } as const
/** Where letters stand, in print pixels from the top of the label. */
const baseline = 32
const edge = 8

/**
 * What is printed below a piece, `width` × `labelPx` print pixels: whose it is and where the map shows it; only the
 * latter where a narrow piece is too small for both.
 */
export function drawLabel(
  { number, ticket, copy }: Pick<RollPieceRow, 'number' | 'ticket' | 'copy'>,
  of: number,
  width: number,
): string {
  const words = [`${number}/${of} · ${ticket} · copy ${copy + 1}`, `${number}/${of} · ${ticket}`, `${number}`]
  const text = words.find((one) => textWidth(one, style) <= width - 2 * edge) ?? `${number}`
  const end = Math.min(width, Math.ceil(textWidth(text, style)) + 2 * edge)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelPx}" viewBox="0 0 ${width} ${labelPx}">` +
    `<rect width="${end}" height="${labelPx}" fill="#fff"/>` +
    `<path d="${textLine(text, { ...style, x: edge, y: baseline, anchor: 'start' })}"/></svg>`
  )
}
