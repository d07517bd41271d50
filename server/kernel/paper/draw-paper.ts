import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { printable } from '#server/kernel/text/printable.ts'

export type Pdf = InstanceType<typeof PDFDocument>

/** Points, 72 of an inch. */
export const paperSizes = {
  letter: { width: 612, height: 792 },
  /** 4 × 6 in, as the label printers of a floor take it. */
  label: { width: 288, height: 432 },
} as const

export type Paper = {
  size: keyof typeof paperSizes
  title: string
  siteName?: string
  /** Points, where text goes on by itself on the next page; none by default. */
  margin?: number
  /** When it says that it was made; now by default. */
  createdAt?: Date
}

/** The pages that `draw` opens, as PDF. */
export async function drawPaper(
  { size, title, siteName, margin = 0, createdAt }: Paper,
  draw: (pdf: Pdf) => Promise<void> | void,
): Promise<Buffer> {
  const { width, height } = paperSizes[size]
  const made = createdAt ? { CreationDate: createdAt } : {}
  const author = siteName ? { Author: printable(siteName) } : {}
  const info = { Title: title, ...author, ...made }
  const pdf = new PDFDocument({ size: [width, height], margin, autoFirstPage: false, info })
  const bytes = buffer(pdf)
  await draw(pdf)
  pdf.end()
  return bytes
}

export const black = '#000000'

export const bold = (pdf: Pdf, size: number, color = black): Pdf =>
  pdf.font('Helvetica-Bold').fontSize(size).fillColor(color)
export const light = (pdf: Pdf, size: number, color = black): Pdf =>
  pdf.font('Helvetica').fontSize(size).fillColor(color)

/** Points; `size` of the letters where all have room. */
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

/** Points: what is set smaller nobody reads. */
const smallest = 5

/** Words whole in their room, set as much smaller as they must be. Only what has no room at the smallest size ends in "…". */
export function putWhole(pdf: Pdf, words: string, { left, top, size, isBold, color, ...room }: Room): void {
  const { width, height, align } = room
  const set = isBold ? bold : light
  let fitting = size
  while (fitting > smallest && !isWhole(set(pdf, fitting, color), words, room))
    fitting = Math.max(smallest, fitting - 0.5)
  const options = { width, height: height + rounding, ellipsis: true, ...(align && { align }) }
  set(pdf, fitting, color).text(words, left, top, options)
}

/** Points: pdfkit counts heights in single precision. */
const rounding = 0.1

/** None of its words is broken, and all of its lines have room. */
function isWhole(pdf: Pdf, words: string, { width, height }: Pick<Room, 'width' | 'height'>): boolean {
  const widest = Math.max(...words.split(/\s+/).map((word) => pdf.widthOfString(word)))
  return widest <= width && pdf.heightOfString(words, { width }) <= height
}
