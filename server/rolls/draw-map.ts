import { sheetName } from '#domain/artwork/cut-sheets.ts'
import { formatInches, inches } from '#domain/units.ts'
import { black, bold, drawPaper, type Pdf, paperSizes, putWhole } from '#server/kernel/paper/draw-paper.ts'
import { printable } from '#server/kernel/text/printable.ts'
import type { readRoll } from './read-roll.ts'

type RollContent = Awaited<ReturnType<typeof readRoll>>

/** Points. */
const page = paperSizes.letter
const margin = 36
const head = 34
/** Of the roll on one page, in inches: longer rolls go over several. */
const inchesOnPage = 36
/** Points, of a piece's number on its picture. */
const numberHeight = 10

/** The roll as it comes out of the printer, with the pieces' numbers on their pictures, and then the list of them. */
export const drawMap = (content: RollContent, picture: Buffer): Promise<Buffer> => {
  const { roll } = content
  return drawPaper({ size: 'letter', title: `Map of ${roll.code}` }, (pdf) => {
    for (let from = 0; from < roll.lengthInches; from += inchesOnPage) drawLength(pdf, content, picture, from)
    drawList(pdf, content)
  })
}

function drawLength(pdf: Pdf, { roll, pieces }: RollContent, picture: Buffer, from: number): void {
  const length = Math.min(inchesOnPage, roll.lengthInches - from)
  const sheet = { width: page.width - 2 * margin, height: page.height - 2 * margin - head }
  const scale = Math.min(
    sheet.width / roll.widthInches,
    sheet.height / Math.min(inchesOnPage, roll.lengthInches),
  )
  const box = { x: margin, y: margin + head, width: roll.widthInches * scale, height: length * scale }
  drawHead(pdf, roll, `${formatInches(inches(from))} to ${formatInches(inches(from + length))}`)
  pdf.save().rect(box.x, box.y, box.width, box.height).clip()
  pdf.image(picture, box.x, box.y - from * scale, { width: box.width })
  for (const piece of pieces) {
    const at = (x: number, y: number): [number, number] => [box.x + x * scale, box.y + (y - from) * scale]
    pdf.lineWidth(0.4)
    if (piece.outline) pdf.polygon(...pairsOf(piece.outline).map(([x, y]) => at(x, y)))
    else pdf.rect(...at(piece.x, piece.y), piece.width * scale, piece.height * scale)
    pdf.stroke('#1d4ed8')
    if (piece.y >= from + length || piece.y + piece.height <= from) continue
    const [x, labelY] = piece.outline ? at(piece.label.x, piece.label.y) : at(piece.x, piece.y)
    // Whole on each page that the piece is on.
    const y = Math.min(Math.max(labelY, box.y), box.y + box.height - numberHeight)
    const words = String(piece.number)
    pdf.rect(x, y, bold(pdf, 8).widthOfString(words) + 4, numberHeight).fill('#1d4ed8')
    bold(pdf, 8, '#ffffff').text(words, x + 2, y + 2, { lineBreak: false })
  }
  pdf.restore()
  pdf.lineWidth(0.8).rect(box.x, box.y, box.width, box.height).stroke(black)
}

const pairsOf = (ring: readonly number[]): [x: number, y: number][] =>
  Array.from({ length: ring.length / 2 }, (_, at) => [ring[2 * at] ?? 0, ring[2 * at + 1] ?? 0])

const columns = [
  { title: 'No.', x: margin, width: 34 },
  { title: 'Ticket', x: margin + 34, width: 96 },
  { title: 'Copy', x: margin + 130, width: 34 },
  { title: 'Customer', x: margin + 164, width: 120 },
  { title: 'Item', x: margin + 284, width: 176 },
  { title: 'Size', x: margin + 460, width: 80 },
]
const rowHeight = 15

function drawList(pdf: Pdf, { roll, pieces, items }: RollContent): void {
  const byId = new Map(items.map((item) => [item.itemId, item]))
  let y = page.height
  for (const piece of pieces) {
    if (y > page.height - margin - rowHeight) {
      drawHead(pdf, roll, `${pieces.length} pieces`)
      y = margin + head
      const titles = columns.map(({ title }) => title)
      row(pdf, y, titles, true)
      y += rowHeight
    }
    const item = byId.get(piece.itemId)
    const size = [piece.width, piece.height].map((side) => Number(side.toFixed(2))).join(' × ')
    row(pdf, y, [
      String(piece.number),
      piece.ticket,
      String(piece.copy),
      item?.customerName || 'Guest Customer',
      [item?.title ?? '', ...partWords(piece.part)].join(' · '),
      `${size} in`,
    ])
    y += rowHeight
  }
}

function row(pdf: Pdf, top: number, words: readonly string[], isBold = false): void {
  for (const [at, { x: left, width }] of columns.entries())
    putWhole(pdf, printable(words[at] ?? ''), {
      ...{ left, top, width: width - 6, height: rowHeight - 2, size: 8.5, isBold },
    })
}

function drawHead(pdf: Pdf, roll: RollContent['roll'], words: string): void {
  pdf.addPage()
  putWhole(pdf, roll.code, { left: margin, top: margin, width: 140, height: 20, size: 16, isBold: true })
  const size = `${formatInches(inches(roll.widthInches))} × ${formatInches(inches(roll.lengthInches))}`
  putWhole(pdf, printable(`${roll.printerName} · ${size} · ${words}`), {
    ...{ left: margin + 150, top: margin + 4, width: page.width - 2 * margin - 150, height: 24 },
    ...{ size: 9, align: 'right' },
  })
}

/** Which of an item's parts a piece is; nothing of the only one. */
function partWords(part: string): string[] {
  if (part === 'sheet' || part === 'print') return []
  const sheet = /^sheet-(\d+)-of-(\d+)$/.exec(part)
  return sheet ? [sheetName({ number: Number(sheet[1]), of: Number(sheet[2]) })] : [part]
}
