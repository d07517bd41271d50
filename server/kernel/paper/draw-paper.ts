import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { isBuiltIn, printable } from '#domain/printable.ts'

/** Height of Helvetica's capitals, in ems above the baseline. */
const ascent = 0.718

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
/**
 * The built-in Helvetica takes no space in the file. Arimo has the same widths, and the characters that Helvetica
 * lacks.
 */
const faces = {
  light: { builtIn: 'Helvetica', whole: fileOf('arimo.ttf') },
  bold: { builtIn: 'Helvetica-Bold', whole: fileOf('arimo-bold.ttf') },
}

/** Text is shown where it can be printed, in a font that has its characters. */
export class Pdf extends PDFDocument {
  #face: keyof typeof faces = 'light'
  #size = 12

  set(face: keyof typeof faces, size: number, color: string): this {
    this.#face = face
    this.#size = size
    return this.font(faces[face].builtIn, size).fillColor(color)
  }

  /** Selects the font for this text. Returns the part of it that is shown. */
  choose(words: string): string {
    const shown = printable(words)
    this.font(faces[this.#face][isBuiltIn(shown) ? 'builtIn' : 'whole'])
    return shown
  }

  override text(words: string, x?: number | TextOptions, y?: number, options?: TextOptions): this {
    const shown = this.choose(words)
    const line = { baseline: -ascent * this.#size }
    return typeof x === 'object' || x === undefined
      ? super.text(shown, { ...line, ...x })
      : super.text(shown, x, y, { ...line, ...options })
  }

  override heightOfString(words: string, options?: TextOptions): number {
    return super.heightOfString(this.choose(words), options)
  }
}

type TextOptions = PDFKit.Mixins.TextOptions

/** In points, 1/72 inch. */
export const paperSizes = {
  letter: { width: 612, height: 792 },
  /** 4 × 6 in, as used by a production floor's label printers. */
  label: { width: 288, height: 432 },
} as const

export type Paper = {
  size: keyof typeof paperSizes
  title: string
  siteName?: string
  /** In points; with a margin, text flows onto the next page automatically. None by default. */
  margin?: number
  /** The creation date it shows; now by default. */
  createdAt?: Date
}

/** Returns the pages that `draw` adds as a PDF. */
export async function drawPaper(
  { size, title, siteName, margin = 0, createdAt }: Paper,
  draw: (pdf: Pdf) => Promise<void> | void,
): Promise<Buffer> {
  const { width, height } = paperSizes[size]
  const made = createdAt ? { CreationDate: createdAt } : {}
  const author = siteName ? { Author: siteName } : {}
  const info = { Title: title, ...author, ...made }
  const pdf = new Pdf({ size: [width, height], margin, autoFirstPage: false, info })
  const bytes = buffer(pdf)
  await draw(pdf)
  pdf.end()
  return bytes
}

export const black = '#000000'

export const bold = (pdf: Pdf, size: number, color = black): Pdf => pdf.set('bold', size, color)
export const light = (pdf: Pdf, size: number, color = black): Pdf => pdf.set('light', size, color)

/** In points; `size` is the font size if everything fits. */
type Room = {
  left: number
  top: number
  width: number
  height: number
  size: number
  isBold?: boolean
  color?: string
  align?: 'right' | 'center'
}

/** In points: anything smaller is unreadable. */
const smallest = 5

/**
 * Puts the whole text into its box, shrinking it as needed. Only text that doesn't fit at the smallest size ends in
 * "…".
 */
export function putWhole(pdf: Pdf, words: string, { left, top, size, isBold, color, ...room }: Room): void {
  const { width, height, align } = room
  const set = isBold ? bold : light
  let fitting = size
  while (fitting > smallest && !isWhole(set(pdf, fitting, color), words, room))
    fitting = Math.max(smallest, fitting - 0.5)
  const options = { width, height: height + rounding, ellipsis: true, ...(align && { align }) }
  set(pdf, fitting, color).text(words, left, top, options)
}

/** In points: pdfkit computes heights in single precision. */
const rounding = 0.1

/** No word is broken, and all lines fit. */
function isWhole(pdf: Pdf, words: string, { width, height }: Pick<Room, 'width' | 'height'>): boolean {
  const parts = pdf.choose(words).split(/\s+/)
  const widest = Math.max(...parts.map((word) => pdf.widthOfString(word)))
  return widest <= width && pdf.heightOfString(words, { width }) <= height
}
