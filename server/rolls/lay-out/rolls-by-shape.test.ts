import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headerStripHeight } from '#domain/content/header-strip-height.ts'
import { printDpi } from '#domain/units.ts'
import { printProducts } from '#server/prints/tables.ts'
import { dropFile, filledDraftOrder, sheetOfFile } from '#tests/harness/draft-order.ts'
import { moveItem } from '#tests/harness/floor.ts'
import {
  sellLines,
  sellSheet,
  shirtLine,
  printStaff as staff,
  uploadPicture,
} from '#tests/harness/print-orders.ts'
import { drawPdf } from '#tests/harness/printed/draw-pdf.ts'
import { wordsOfPdf } from '#tests/harness/printed/marks-of-pdf.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { visitor } from '#tests/harness/sell.ts'
import { printLine, stockPrint } from '#tests/harness/shelves.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { rollPieces } from '../tables.ts'

let shop: TestShop
let items: string[]
let manual: string
let printer: string

/** A corner, two islands and a ring: the boxes of each are mostly transparent. */
const drawing = (path: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="600" height="600">${path}</svg>`,
    ),
  )
    .png()
    .toBuffer()
const corner = () => drawing('<path d="M0 0H100V12H12V100H0z" fill="#c8102e"/>')
const islands = () =>
  drawing(
    '<circle cx="20" cy="22" r="18" fill="#0b6"/><path d="M55 100L100 100L100 40z" fill="#04c" fill-opacity=".6"/>',
  )
const ring = () => drawing('<circle cx="50" cy="50" r="44" fill="none" stroke="#222" stroke-width="10"/>')

beforeAll(async () => {
  shop = await startTestShop()
  const side = isLong ? 4 : 2
  const variants = [{ name: 'One size', sizeWidth: side, sizeHeight: side, priceCents: 400 }]
  const print = await stockPrint(shop, { kind: 'print', title: 'Corner', variants }, await corner())
  const actor = visitor()
  const [two, round] = [
    await uploadPicture(shop, actor, await islands()),
    await uploadPicture(shop, actor, await ring()),
  ]
  const prints = await sellLines(shop, visitor(), [printLine(print, print.variants[0]?.id, 8)])
  const quantity = isLong ? 4 : 2
  const shirts = await sellLines(shop, actor, [
    shirtLine({ zones: [['left-chest', two, null]], quantity }),
    shirtLine({ zones: [['pocket', round, null]], quantity }),
  ])
  items = [...prints.items, ...shirts.items].map(({ id }) => id)
  manual = await manualArtwork()
  items.push(manual)
  if (isLong) items.push((await sellSheet(shop, visitor())).item.id)
  for (const itemId of items) await moveItem(shop, staff, { itemId, from: 'check', to: 'print' })
  printer = (await shop.operations.ask('rolls.read-waiting', staff, {})).printers[0]?.id ?? ''
})
afterAll(() => shop?.[Symbol.asyncDispose]())

/** One copy of a file that staff added to a draft order, on a sheet of 22 × 12 in; paid. */
async function manualArtwork(): Promise<string> {
  const form = filledDraftOrder()
  const artworkId = await dropFile(shop, staff, form.id, await corner(), 'corner.png')
  const { orderId } = await shop.operations.ask('draft-orders.take-new', staff, {
    ...{ ...form, lines: [sheetOfFile(artworkId, { form: 'copy' })] },
    ...{ method: 'cash', reference: '' },
  })
  return (await shop.orders.getForStaff(staff, orderId))?.items[0]?.id ?? expect.fail('Nothing was ordered')
}

async function setPacking(packing: 'boxes' | 'shapes', format: 'png' | 'both' = 'png'): Promise<void> {
  const { printers } = await shop.operations.ask('rolls.read-waiting', staff, {})
  await shop.operations.ask('printers.update', staff, {
    ...{ printer, version: printers[0]?.version ?? 0, name: 'DTF printer', packing },
    ...{ filmWidthInches: 22, maxLengthInches: 100, gapInches: 0.15 },
    output: { format },
  })
}

const propose = () => shop.operations.ask('rolls.propose', staff, { printer, items })

type Pixels = { words: Uint32Array; width: number; height: number }

/** One word per pixel, its bytes RGBA in this order (little-endian). */
async function pixelsOf(file: { open(): Promise<NodeJS.ReadableStream> } | null): Promise<Pixels> {
  const bytes = await buffer(await (file?.open() ?? expect.fail('There is no such file')))
  const { data, info } = await sharp(bytes, { limitInputPixels: false, ignoreIcc: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { words: new Uint32Array(data.buffer, data.byteOffset, data.length / 4), ...info }
}

const isInk = (word: number | undefined): boolean => (word ?? 0) >>> 24 > 0

/**
 * The same pixel; the color of a semitransparent one may be one level off, as the transparent part of an overlapping
 * file is composited with it.
 */
function isSame(one = 0, other = 0): boolean {
  if (one === other) return true
  if (one >>> 24 !== other >>> 24 || one >>> 24 === 255) return false
  return [0, 8, 16].every((shift) => Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255)) <= 1)
}

type Laid = typeof rollPieces.$inferSelect

/** Where a pixel of a print file ends up: a quarter turn clockwise moves its left side to the top. */
function placeOf(
  { x, y, shape, isTurned }: Laid,
  file: Pixels,
  column: number,
  row: number,
): [number, number] {
  // A block's text is below it, so it is to the left of one placed on its side.
  const high = file.height + (shape ? 0 : 42)
  const turn = shape ? shape.turn : isTurned ? 90 : 0
  if (turn === 90) return [x + high - 1 - row, y + column]
  if (turn === 180) return [x + file.width - 1 - column, y + high - 1 - row]
  if (turn === 270) return [x + row, y + file.width - 1 - column]
  return [x + column, y + row]
}

/** A closed line and its bounding box: most points are in none. */
type Line = { points: readonly number[]; left: number; top: number; right: number; bottom: number }

function lineOf(points: readonly number[]): Line {
  const [across, down] = [0, 1].map((axis) => points.filter((_, at) => at % 2 === axis))
  return {
    points,
    ...{ left: Math.min(...(across ?? [])), right: Math.max(...(across ?? [])) },
    ...{ top: Math.min(...(down ?? [])), bottom: Math.max(...(down ?? [])) },
  }
}

const isNear = ({ left, top, right, bottom }: Line, x: number, y: number, margin: number): boolean =>
  x >= left - margin && x <= right + margin && y >= top - margin && y <= bottom + margin

/** Even-odd rule: whether a point is inside a closed line. */
function isIn(closed: Line, x: number, y: number): boolean {
  if (!isNear(closed, x, y, 0)) return false
  const line = closed.points
  let inside = false
  for (let at = 0, before = line.length - 2; at < line.length; before = at, at += 2) {
    const [ax, ay, bx, by] = [line[at] ?? 0, line[at + 1] ?? 0, line[before] ?? 0, line[before + 1] ?? 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** Whether a point is on a closed line, as its cut marks are. */
function isOn(closed: Line, x: number, y: number): boolean {
  // Points beyond the end of one of its sides also count, up to a tenth of the side.
  if (!isNear(closed, x, y, 0.1 * Math.hypot(closed.right - closed.left, closed.bottom - closed.top) + 2.5))
    return false
  const line = closed.points
  for (let at = 0, before = line.length - 2; at < line.length; before = at, at += 2) {
    const [ax, ay, bx, by] = [line[at] ?? 0, line[at + 1] ?? 0, line[before] ?? 0, line[before + 1] ?? 0]
    const [across, down] = [bx - ax, by - ay]
    const share = ((x - ax) * across + (y - ay) * down) / (across ** 2 + down ** 2)
    const [nearX, nearY] = [share * across + ax, share * down + ay]
    if (share >= -0.1 && share <= 1.1 && Math.hypot(x - nearX, y - nearY) < 2.5) return true
  }
  return false
}

test('a roll packed by true shapes is shorter, matches its preview, and shows each piece as its own print file, px by px', async () => {
  await setPacking('boxes')
  const byBoxes = await propose()
  expect(byBoxes.pieces.every(({ outline }) => outline === null)).toBe(true)
  await setPacking('shapes')
  const plan = await propose()
  expect(plan).toEqual(await propose())
  expect(plan.pieces).toHaveLength(byBoxes.pieces.length)
  expect(plan.left).toEqual([])
  expect(plan.lengthInches).toBeLessThan(byBoxes.lengthInches)

  const { roll: id } = await shop.operations.ask('rolls.create', staff, { printer, items })
  await shop.jobs.runDue()
  const { roll, pieces } = await shop.operations.ask('rolls.read', staff, { roll: id })
  expect([roll.state, roll.error]).toEqual(['ready', null])
  expect(pieces).toEqual(plan.pieces)

  const drawn = await pixelsOf(await shop.rolls.download(staff, id))
  const files = new Map<string, Pixels>()
  for (const { orderItemId, part, id: file } of await shop.printFiles.listForItems(staff, items))
    if (part !== 'work-sheet')
      files.set(`${orderItemId}/${part}`, await pixelsOf(await shop.printFiles.download(staff, file)))
  const laid = await shop.database.orm.select().from(rollPieces).where(eq(rollPieces.rollId, id))
  const owner = new Uint16Array(drawn.words.length)
  const wrong: [piece: number, at: number][] = []
  for (const piece of laid) {
    const file = files.get(`${piece.orderItemId}/${piece.part}`) ?? expect.fail('A print file is missing')
    for (let at = 0; at < file.words.length; at++) {
      if (!isInk(file.words[at])) continue
      const [x, y] = placeOf(piece, file, at % file.width, Math.floor(at / file.width))
      const there = y * drawn.width + x
      if (x < 0 || x >= drawn.width || !isSame(drawn.words[there], file.words[at]) || owner[there])
        wrong.push([piece.number, at])
      owner[there] = piece.number
    }
  }
  expect(wrong.slice(0, 5)).toEqual([])
  expect(laid.some(({ shape }) => shape && shape.turn > 0)).toBe(true)
  // A customer's sheet is placed as the block that they saw; files added by staff are placed by their ink.
  const sheets = laid.filter(({ part }) => part === 'sheet')
  expect(sheets.map(({ orderItemId, shape }) => [orderItemId === manual, shape !== null])).toEqual(
    sheets.map(({ orderItemId }) => [orderItemId === manual, orderItemId === manual]),
  )
  expect(sheets.some(({ orderItemId }) => orderItemId === manual)).toBe(true)

  // Besides the pieces' own ink there are only marks on their outlines and text, each within the outline of its piece,
  // and no ink of another piece.
  const outlines = new Map(
    pieces.map(({ number, outline }) => [number, outline && lineOf(outline.map((inch) => inch * printDpi))]),
  )
  const drawnLines = [...outlines].flatMap(([number, line]) => (line ? [[number, line] as const] : []))
  const astray: string[] = []
  let words = 0
  let marks = 0
  for (let at = headerStripHeight * printDpi * drawn.width; at < drawn.words.length; at += 5) {
    if (!isInk(drawn.words[at])) continue
    const [x, y] = [(at % drawn.width) + 0.5, Math.floor(at / drawn.width) + 0.5]
    const around = drawnLines.filter(([, line]) => isIn(line, x, y)).map(([number]) => number)
    const of = owner[at] ?? 0
    if (!of && drawnLines.some(([, line]) => isOn(line, x, y))) {
      marks++
      continue
    }
    if (!of) words++
    // A block's text is in none.
    const isRight = of ? !outlines.get(of) || around.join() === `${of}` : isLong || around.length === 1
    if (!isRight) astray.push(`${x}, ${y} of ${of} in ${around.join()}`)
  }
  expect(astray.slice(0, 5)).toEqual([])
  expect(words).toBeGreaterThan(100)
  expect(marks).toBeGreaterThan(100)

  const map = await wordsOfPdf(
    await buffer(await ((await shop.rolls.downloadMap(staff, id))?.open() ?? expect.fail())),
  )
  for (const { ticket } of pieces) expect(map).toContain(ticket)
  await shop.operations.ask('rolls.take-apart', staff, { roll: id })
})

test('the outline of a premade print is traced once and kept, and is deleted with its picture', async () => {
  const { orm } = shop.database
  const [kept] = await orm.select().from(printProducts)
  const outline = kept?.originalOutline ?? expect.fail('No outline is kept')
  expect(outline[0]?.outline.length).toBeGreaterThan(8)
  const { lengthInches } = await propose()
  // The saved outline is the one used: as a whole box the print takes more film.
  await orm.update(printProducts).set({ originalOutline: [{ outline: [0, 0, 1, 0, 1, 1, 0, 1], holes: [] }] })
  expect((await propose()).lengthInches).toBeGreaterThan(lengthInches)
  await orm.update(printProducts).set({ originalOutline: null })
  expect((await propose()).lengthInches).toBe(lengthInches)
  expect((await orm.select().from(printProducts))[0]?.originalOutline).toEqual(outline)
})

test('a PDF of shapes shows the same as the PNG, and the cut lines of two pieces never meet', async () => {
  await setPacking('shapes', 'both')
  const { roll: id } = await shop.operations.ask('rolls.create', staff, { printer, items })
  await shop.jobs.runDue()
  const { roll, pieces } = await shop.operations.ask('rolls.read', staff, { roll: id })
  expect([roll.state, roll.error]).toEqual(['ready', null])
  const page = { width: Math.round(roll.widthInches * 40), height: Math.round(roll.lengthInches * 40) }
  const pdf = await shop.rolls.download(staff, id, 'pdf')
  const seen = await drawPdf(await buffer(await (pdf?.open() ?? expect.fail('There is no PDF'))), page)
  const png = await shop.rolls.download(staff, id)
  const wanted = await sharp(await buffer(await (png?.open() ?? expect.fail('There is no PNG'))), {
    limitInputPixels: false,
  })
    .resize({ ...page, fit: 'fill' })
    .raw()
    .toBuffer()
  let different = 0
  for (let at = 3; at < wanted.length; at += 4)
    if (Math.abs((seen[at] ?? 0) - (wanted[at] ?? 0)) > 128) different++
  expect(different / (wanted.length / 4)).toBeLessThan(0.02)
  const lines = pieces.flatMap(({ outline }) => (outline ? [lineOf(outline)] : []))
  for (const [at, { points: line }] of lines.entries())
    for (const other of lines.slice(at + 1)) {
      for (let corner = 0; corner < line.length; corner += 2)
        expect(isIn(other, line[corner] ?? 0, line[corner + 1] ?? 0)).toBe(false)
    }
  await shop.operations.ask('rolls.take-apart', staff, { roll: id })
})
