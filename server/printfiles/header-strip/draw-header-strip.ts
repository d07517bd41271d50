import { isBuiltIn, printable } from '#domain/printable.ts'
import { type FontName, textLine, textWidth } from '#server/kernel/draw/text-paths.ts'

/** Content for people and scanners to read. */
export type StripContent = {
  /** Same text as the barcode on the item's job ticket. */
  ticket: string
  /**
   * One or two lines below it: due day, size, copies, description. A list shows as many entries as fit, and how many
   * more there are.
   */
  lines: readonly (string | readonly string[])[]
  /** Film to keep clear on both sides, in print pixels; none by default. */
  inset?: number
  /** The order's page in the back office. */
  url: string
}

/** In print pixels at 300 per inch. */
const edge = 24
const gap = 48
/** Dots per bar and per QR code module: 0.013 in, readable by handheld scanners and phones. */
const dot = 4
const barMillimeters = 14
/** Text of a longer name would only use up white ink. */
const widestWords = 1_500

/**
 * The strip as a drawing of outlines, `width` × `height` print pixels: black on its own white background, because film
 * is clear. Text is truncated where the codes need the space.
 */
export async function drawHeaderStrip(
  { ticket, lines, url, inset = 0 }: StripContent,
  width: number,
  height: number,
): Promise<string> {
  const barcode = await codeOf({
    bcid: 'code128',
    text: ticket,
    scale: dot,
    height: barMillimeters,
    paddingwidth: 10,
  })
  const square = await codeOf({ bcid: 'qrcode', text: url, scale: dot / 2, eclevel: 'M', padding: 8 })
  const room = Math.min(widestWords, width - 2 * inset - 2 * edge - 2 * gap - barcode.width - square.width)
  const quiet = { font: 'grotesqueQuiet', size: 40 } as const
  const cut: Word[] = [
    fitted({ text: ticket, font: 'grotesque', size: 64 }, room),
    ...lines.map((line) =>
      fitted({ ...quiet, text: typeof line === 'string' ? line : listed(line, quiet, room) }, room),
    ),
  ]
  const wordsWidth = Math.ceil(Math.max(...cut.map((word) => textWidth(word.text, word))))
  const wordsLeft = inset + edge
  const barcodeLeft = wordsLeft + wordsWidth + gap
  const squareLeft = barcodeLeft + barcode.width + gap
  const drawn = cut.map(({ text, ...style }, line) => {
    const y = 86 + line * 54
    return `<path d="${textLine(text, { ...style, x: wordsLeft, y, anchor: 'start' })}"/>`
  })
  const ground = `<rect x="${inset}" width="${squareLeft + square.width + edge - inset}" height="${height}" fill="#fff"/>`
  const codes = [
    barcode.at(barcodeLeft, Math.round((height - barcode.height) / 2)),
    square.at(squareLeft, Math.round((height - square.height) / 2)),
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${ground}${drawn.join('')}${codes.join('')}</svg>`
  )
}

type CodeOptions = {
  bcid: string
  text: string
  scale: number
  height?: number
  padding?: number
  paddingwidth?: number
  eclevel?: string
}

/** A code at its exact dot size, so that no bar is blurred. */
async function codeOf(options: CodeOptions): Promise<{
  width: number
  height: number
  at(left: number, top: number): string
}> {
  const { toSVG } = await import('bwip-js/node')
  const svg = toSVG(options)
  const [, across, down] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const [width, height] = [Number(across), Number(down)]
  return {
    width,
    height,
    at: (x, y) => svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `),
  }
}

type Word = { text: string; font: FontName; size: number }

/** In a font that has all of its characters. */
const styleOf = (plain: string, style: Omit<Word, 'text'>): Omit<Word, 'text'> =>
  isBuiltIn(plain) ? style : { ...style, font: 'paper' }

/** Truncated if it is wider than that. */
function fitted({ text, ...given }: Word, room: number): Word {
  const plain = printable(text)
  const style = styleOf(plain, given)
  if (textWidth(plain, style) <= room) return { text: plain, ...style }
  let kept = plain
  while (kept.length > 1 && textWidth(`${kept}…`, style) > room) kept = kept.slice(0, -1)
  return { text: `${kept.trimEnd()}…`, ...style }
}

/** "GW-000123, GW-000124 + 7 more". */
function listed(words: readonly string[], style: Omit<Word, 'text'>, room: number): string {
  const first = (count: number): string =>
    words.slice(0, count).join(', ') + (count < words.length ? ` + ${words.length - count} more` : '')
  const widthOf = (plain: string): number => textWidth(plain, styleOf(plain, style))
  let count = words.length
  while (count > 1 && widthOf(printable(first(count))) > room) count--
  return first(count)
}
