import { sheetName } from '#domain/artwork/cut-sheets.ts'
import { formatInches, inches } from '#domain/units.ts'
import { black, bold, drawPaper, type Pdf, paperSizes, putWhole } from '#server/kernel/paper/draw-paper.ts'
import type { readRoll } from './read-roll.ts'

type RollContent = Awaited<ReturnType<typeof readRoll>>

/** Points. */
const page = paperSizes.letter
const margin = 36
const head = 34
/** Inches of roll per page: longer rolls span several. */
const inchesOnPage = 36
/** Height in points of a piece's number on its image: no larger than the piece, as long as it is still legible. */
const numberHeight = { most: 10, least: 4 }

/** The roll as it comes out of the printer, with the pieces' numbers on their images, followed by a list of them. */
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
    const top = Math.max(piece.y, from)
    const seen = (Math.min(piece.y + piece.height, from + length) - top) * scale
    // If a piece spans two pages, the one with more of it shows the number; both do if there is space.
    if (seen <= 0 || (seen < numberHeight.least && seen < (piece.height * scale) / 2)) continue
    const [x, labelY] = piece.outline ? at(piece.label.x, piece.label.y) : at(piece.x, top)
    drawNumber(pdf, piece, { x, y: labelY, width: piece.width * scale, height: seen, box })
  }
  pdf.restore()
  pdf.lineWidth(0.8).rect(box.x, box.y, box.width, box.height).stroke(black)
}

type NumberPlace = { x: number; y: number; width: number; height: number; box: { y: number; height: number } }

function drawNumber(pdf: Pdf, { number }: { number: number }, place: NumberPlace): void {
  const words = String(number)
  const widthAt = (height: number): number => bold(pdf, height * 0.8).widthOfString(words) + height * 0.4
  const widest = (place.width / widthAt(numberHeight.most)) * numberHeight.most
  const height = Math.max(numberHeight.least, Math.min(numberHeight.most, place.height, widest))
  // Complete on each page that the piece is on.
  const y = Math.min(Math.max(place.y, place.box.y), place.box.y + place.box.height - height)
  pdf.rect(place.x, y, widthAt(height), height).fill('#1d4ed8')
  bold(pdf, height * 0.8, '#ffffff').text(words, place.x + height * 0.2, y + height * 0.2, {
    lineBreak: false,
  })
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
    putWhole(pdf, words[at] ?? '', {
      ...{ left, top, width: width - 6, height: rowHeight - 2, size: 8.5, isBold },
    })
}

function drawHead(pdf: Pdf, roll: RollContent['roll'], words: string): void {
  pdf.addPage()
  putWhole(pdf, roll.code, { left: margin, top: margin, width: 140, height: 20, size: 16, isBold: true })
  const size = `${formatInches(inches(roll.widthInches))} × ${formatInches(inches(roll.lengthInches))}`
  putWhole(pdf, `${roll.printerName} · ${size} · ${words}`, {
    ...{ left: margin + 150, top: margin + 4, width: page.width - 2 * margin - 150, height: 24 },
    ...{ size: 9, align: 'right' },
  })
}

/** Which of an item's parts a piece is; empty if it is the only one. */
function partWords(part: string): string[] {
  if (part === 'sheet' || part === 'print') return []
  const sheet = /^sheet-(\d+)-of-(\d+)$/.exec(part)
  return sheet ? [sheetName({ number: Number(sheet[1]), of: Number(sheet[2]) })] : [part]
}
