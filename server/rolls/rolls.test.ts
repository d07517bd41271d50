import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headerStripHeight } from '#domain/content/header-strip-height.ts'
import { printDpi } from '#domain/units.ts'
import { orders } from '#server/orders/tables.ts'
import { printFiles } from '#server/printfiles/tables.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { printStaff, sellLines, sellSheet, shirtLine, uploadPicture } from '#tests/harness/print-orders.ts'
import { wordsOfPdf } from '#tests/harness/printed/marks-of-pdf.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { printLine, stockPrint } from '#tests/harness/shelves.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { drawRollJob } from './deps.ts'
import { labelPx } from './lay-out/piece-shape.ts'
import { keysOf } from './roll-files.ts'

const staff = printStaff
const tiny = { sizeWidth: 1.5, sizeHeight: 1, priceCents: 400 }
let shop: TestShop
let bee: Awaited<ReturnType<typeof stockPrint>>

beforeAll(async () => {
  shop = await startTestShop()
  const [sizeWidth, sizeHeight] = isLong ? [5, 4] : [1.5, 1]
  const variants = [{ name: 'One size', sizeWidth, sizeHeight, priceCents: 400 }]
  bee = await stockPrint(shop, { kind: 'print', title: 'Lone bee', variants })
})
afterAll(() => shop?.[Symbol.asyncDispose]())

const waitingItems = () => shop.operations.ask('rolls.read-waiting', staff, {})

async function printer(): Promise<string> {
  const [first] = (await waitingItems()).printers
  if (!first) throw new Error('The shop has no printer')
  return first.id
}

const atPrint = (itemId: string) => moveItem(shop, staff, { itemId, from: 'check', to: 'print' })

/** A sheet of 22 × 12 in that waits for film. */
async function sheetAtPrint(): Promise<string> {
  const { item } = await sellSheet(shop, visitor())
  expect(await atPrint(item.id)).toMatchObject({ ok: true })
  return item.id
}

/** A print that waits for film. */
async function beeAtPrint(): Promise<string> {
  const { items } = await sellLines(shop, visitor(), [printLine(bee, bee.variants[0]?.id)])
  const [item] = items
  if (!item) throw new Error('The order holds no print')
  expect(await atPrint(item.id)).toMatchObject({ ok: true })
  return item.id
}

async function makeRoll(items: readonly string[]): Promise<string> {
  const { roll } = await shop.operations.ask('rolls.create', staff, {
    printer: await printer(),
    items: [...items],
  })
  return roll
}

const read = (roll: string) => shop.operations.ask('rolls.read', staff, { roll })

const placeOf = async (itemId: string) =>
  (await shop.production.readBoard(staff)).cards.find((card) => card.itemId === itemId)?.place

/** RGBA of a stored PNG, one word per pixel. */
async function pixelsOf(file: { open(): Promise<NodeJS.ReadableStream> } | null) {
  if (!file) throw new Error('There is no such file')
  const bytes = await buffer(await file.open())
  const { data, info } = await sharp(bytes, { limitInputPixels: false, ignoreIcc: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  return { pixels, width: info.width, height: info.height }
}

test('a roll of many pieces from many orders shows each as its own print file, with text below it, and marks only in the gaps', async () => {
  const actor = visitor()
  const fox = await uploadPicture(
    shop,
    actor,
    await transparentPng({ width: 300, height: 200 }, { left: 50, top: 40, width: 200, height: 100 }),
  )
  const bees = await sellLines(shop, visitor(), [printLine(bee, bee.variants[0]?.id, isLong ? 30 : 12)])
  const shirts = await sellLines(shop, actor, [
    shirtLine({ zones: [[isLong ? 'left-chest' : 'pocket', fox, null]], quantity: isLong ? 8 : 3 }),
  ])
  const sheets = isLong ? [await sheetAtPrint(), await sheetAtPrint()] : []
  const items = [...bees.items, ...shirts.items].map(({ id }) => id)
  for (const id of items) expect(await atPrint(id)).toMatchObject({ ok: true })

  const all = [...items, ...sheets]
  const plan = await shop.operations.ask('rolls.propose', staff, { printer: await printer(), items: all })
  expect(plan.pieces).toHaveLength(isLong ? 40 : 15)
  expect(plan.left).toEqual([])
  expect(plan.lengthInches).toBeLessThan(plan.aloneInches / 2)

  const id = await makeRoll(all)
  await shop.jobs.runDue()
  const { roll, pieces, problems } = await read(id)
  expect({ state: roll.state, error: roll.error, problems }).toEqual({
    state: 'ready',
    error: null,
    problems: [],
  })
  expect(pieces.map((one) => ({ ...one, itemId: '' }))).toEqual(
    plan.pieces.map((one) => ({ ...one, itemId: '' })),
  )

  const drawn = await pixelsOf(await shop.rolls.download(staff, id))
  expect([drawn.width, drawn.height]).toEqual([
    roll.widthInches * printDpi,
    Math.round(roll.lengthInches * printDpi),
  ])
  const own = new Map<string, Awaited<ReturnType<typeof pixelsOf>>>()
  for (const file of await shop.printFiles.listForItems(staff, all))
    if (file.part !== 'work-sheet')
      own.set(
        `${file.orderItemId}/${file.part}`,
        await pixelsOf(await shop.printFiles.download(staff, file.id)),
      )
  for (const piece of pieces) {
    const file = own.get(`${piece.itemId}/${piece.part}`)
    if (!file) throw new Error(`No print file of ${piece.ticket}`)
    expect([piece.number, differing(drawn, file, piece)]).toEqual([piece.number, 0])
  }
  expect(marksOf(drawn, pieces)).toEqual({ isBlack: true, cornersMissing: [], hasLines: true })
})

type Placed = { number: number; x: number; y: number; width: number; height: number }

/** The marks between the pieces and their text: at each corner a mark, elsewhere a line. */
function marksOf({ pixels, width, height }: Awaited<ReturnType<typeof pixelsOf>>, pieces: readonly Placed[]) {
  const isTaken = new Uint8Array(pixels.length)
  const boxes = pieces.map(({ number, ...placed }) => {
    const [left, top] = [Math.round(placed.x * printDpi), Math.round(placed.y * printDpi)]
    const [across, down] = [Math.round(placed.width * printDpi), Math.round(placed.height * printDpi)]
    return { number, left, top, right: left + across, bottom: top + down }
  })
  for (const { left, top, right, bottom } of boxes)
    for (let y = top; y < bottom; y++) isTaken.fill(1, y * width + left, y * width + right)
  let isBlack = true
  let lines = 0
  const isNear = (from: number, to: number, at: number) => at > from - 12 && at < to + 12
  for (let at = headerStripHeight * printDpi * width; at < pixels.length; at++) {
    const pixel = pixels[at] ?? 0
    if (isTaken[at] || alphaOf(pixel) === 0) continue
    if (pixel !== 0xff000000 && alphaOf(pixel) === 255) isBlack = false
    const [x, y] = [at % width, Math.floor(at / width)]
    const isOfPiece = boxes.some((box) => isNear(box.left, box.right, x) && isNear(box.top, box.bottom, y))
    if (!isOfPiece) lines++
  }
  // A piece's cut line is 9 px away from it; at the film's edge, the film ends first.
  const cornersMissing = boxes.filter(
    ({ right, bottom }) =>
      right + 9 < width &&
      bottom + 9 < height &&
      alphaOf(pixels[(bottom + 8) * width + right - 5] ?? 0) === 0,
  )
  return { isBlack, cornersMissing, hasLines: lines > 100 }
}

/** The alpha of a pixel's word, whose bytes are RGBA in this order (little-endian). */
const alphaOf = (pixel: number): number => pixel >>> 24

/** Pixels of the print file that differ on the roll where the piece is. */
function differing(
  roll: Awaited<ReturnType<typeof pixelsOf>>,
  file: Awaited<ReturnType<typeof pixelsOf>>,
  { x, y, isTurned }: { x: number; y: number; isTurned: boolean },
): number {
  const [left, top] = [Math.round(x * printDpi), Math.round(y * printDpi)]
  let count = 0
  for (let row = 0; row < file.height; row++)
    for (let column = 0; column < file.width; column++) {
      // Turned clockwise: the bottom, and the label below it, is now on the left.
      const [across, down] = isTurned
        ? [left + labelPx + file.height - 1 - row, top + column]
        : [left + column, top + row]
      const shown = roll.pixels[down * roll.width + across] ?? 0
      const wanted = file.pixels[row * file.width + column] ?? 0
      // Transparent pixels have no color.
      if (shown !== wanted && (alphaOf(shown) > 0 || alphaOf(wanted) > 0)) count++
    }
  return count
}

test('items on a roll move on together when it is printed, and by its code after that', async () => {
  const items = [await beeAtPrint(), await beeAtPrint()]
  const id = await makeRoll(items)
  expect(await shop.operations.call('rolls.print', staff, { roll: id })).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^ROLL-\d{6} is not ready: Waiting for print files\.$/),
  })
  await shop.jobs.runDue()
  const { roll } = await read(id)
  expect(await shop.operations.ask('rolls.print', staff, { roll: id })).toEqual({
    ...{ roll: id, code: roll.code, movedCount: 2, refusals: [] },
  })
  expect(await Promise.all(items.map(placeOf))).toEqual(['cut', 'cut'])
  // A second click, or another person's, finds it done.
  expect(await shop.operations.ask('rolls.print', staff, { roll: id })).toMatchObject({ refusals: [] })
  expect(await Promise.all(items.map(placeOf))).toEqual(['cut', 'cut'])

  const scan = { code: roll.code.toLowerCase(), station: 'cut' } as const
  expect(await shop.operations.ask('rolls.scan', staff, scan)).toMatchObject({ movedCount: 2 })
  expect(await Promise.all(items.map(placeOf))).toEqual(['pack', 'pack'])
  expect(await shop.operations.call('rolls.scan', staff, scan)).toMatchObject({
    message: `Nothing from ${roll.code} is at Cut.`,
  })
  expect(await shop.operations.call('rolls.take-apart', staff, { roll: id })).toMatchObject({
    message: `${roll.code} is printed: reprint what is wrong instead.`,
  })
})

test('everyone viewing rolls is notified of each step that someone takes', async () => {
  await using shop = await startTestShop({ isAlive: true })
  const bee = await stockPrint(shop, { kind: 'print', title: 'Bee', variants: [{ name: 'One', ...tiny }] })
  const heard: string[] = []
  shop.realtime.subscribe('staff', ({ event, id }) => void (event === 'roll.changed' && heard.push(id ?? '')))
  const laid = async () => {
    const { items } = await sellLines(shop, visitor(), [printLine(bee, bee.variants[0]?.id)])
    const itemId = items[0]?.id ?? ''
    await moveItem(shop, staff, { itemId, from: 'check', to: 'print' })
    const { printers } = await shop.operations.ask('rolls.read-waiting', staff, {})
    const wanted = { printer: printers[0]?.id ?? '', items: [itemId] }
    const { roll } = await shop.operations.ask('rolls.create', staff, wanted)
    const state = async () => (await shop.operations.ask('rolls.read', staff, { roll })).roll.state
    await expect.poll(state).toBe('ready')
    return roll
  }
  const takeStep = async (roll: string, step: () => Promise<unknown>) => {
    heard.length = 0
    await step()
    await expect.poll(() => heard).toContain(roll)
  }
  const first = await laid()
  expect(heard).toContain(first)
  await takeStep(first, () => shop.operations.ask('rolls.take-apart', staff, { roll: first }))
  const second = await laid()
  const { pool } = shop.database
  await pool.query('update rolls set is_to_look_at = true where id = $1', [second])
  await takeStep(second, () => shop.operations.ask('rolls.approve', staff, { roll: second }))
  await takeStep(second, () => shop.operations.ask('rolls.print', staff, { roll: second }))
  const spoiled = { roll: second, reason: 'banding', note: '' } as const
  await takeStep(second, () => shop.operations.ask('rolls.reprint', staff, spoiled))
  const third = await laid()
  // The drawing job would send events as well.
  await shop.jobs.stop()
  await pool.query(`update rolls set state = 'failed' where id = $1`, [third])
  await takeStep(third, () => shop.operations.ask('rolls.try-again', staff, { roll: third }))
})

test('files of a roll taken apart are deleted, even if the store is away then or it is still being drawn', async () => {
  const roll = await makeRoll([await beeAtPrint()])
  await shop.jobs.runDue()
  const { storageKey } = keysOf(roll)
  expect(await shop.files.exists(storageKey)).toBe(true)
  await shop.operations.ask('rolls.take-apart', staff, { roll })
  // Only a job can retry.
  expect(await shop.files.exists(storageKey)).toBe(true)
  await shop.jobs.runDue()
  expect(await shop.files.exists(storageKey)).toBe(false)

  // A job that was drawing it in the meantime writes this, and ends.
  await shop.files.write(storageKey, Buffer.from('film'), { contentType: 'image/png' })
  await shop.jobs.enqueue(shop.database.orm, drawRollJob, { rollId: roll })
  await shop.jobs.runDue()
  expect(await shop.files.exists(storageKey)).toBe(false)
})

test('of two people who lay out the same print simultaneously, one has it on a roll', async () => {
  const item = await beeAtPrint()
  const asked = { printer: await printer(), items: [item] }
  const outcomes = await Promise.all([1, 2, 3].map(() => shop.operations.call('rolls.create', staff, asked)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await waitingItems()).waiting.map(({ itemId }) => itemId)).not.toContain(item)
})

test('a sheet as wide as the film has its marks only below it: nothing past the film is drawn', async () => {
  const id = await makeRoll([await sheetAtPrint()])
  await shop.jobs.runDue()
  const { roll, pieces } = await read(id)
  expect([roll.state, roll.error]).toEqual(['ready', null])
  const drawn = await pixelsOf(await shop.rolls.download(staff, id))
  expect(marksOf(drawn, pieces)).toEqual({ isBlack: true, cornersMissing: [], hasLines: false })
})

test('nothing is printed on the film’s side margins, and a piece too wide to fit between them waits', async () => {
  const film = {
    name: 'Clamps',
    filmWidthInches: 8,
    maxLengthInches: 40,
    gapInches: 0.25,
    sideMarginInches: 0.75,
  }
  const { printer: made } = await shop.operations.ask('printers.create', staff, film)
  expect(made.sideMarginInches).toBe(0.75)
  const items = [await beeAtPrint(), await beeAtPrint(), await sheetAtPrint()]
  const plan = await shop.operations.ask('rolls.propose', staff, { printer: made.id, items })
  expect(plan.left).toMatchObject([{ message: 'Wider than this printer’s film' }])
  const laid = await shop.operations.ask('rolls.create', staff, { printer: made.id, items })
  // The person who lays it out is told what isn't on it.
  expect(laid).toMatchObject({ laid: 2, left: [{ copies: 1, reason: 'too_wide' }] })
  await shop.jobs.runDue()
  const { roll, pieces } = await read(laid.roll)
  expect([roll.state, roll.widthInches, pieces.length]).toEqual(['ready', 8, 2])
  const { pixels, width, height } = await pixelsOf(await shop.rolls.download(staff, laid.roll))
  const inked = (from: number, to: number) =>
    Array.from({ length: height }, (_, y) => pixels.subarray(y * width + from, y * width + to)).some((row) =>
      row.some((pixel) => pixel !== 0),
    )
  const margin = 0.75 * printDpi
  expect([inked(0, margin), inked(width - margin, width), inked(margin, width - margin)]).toEqual([
    false,
    false,
    true,
  ])
  expect(Math.min(...pieces.map(({ x }) => x))).toBe(0.75)
  const { id: clamps, version, ...rest } = made
  const without = { ...rest, printer: clamps, version, sideMarginInches: undefined, gapInches: 0.5 }
  const { printer: changed } = await shop.operations.ask('printers.update', staff, without)
  expect(changed).toMatchObject({ sideMarginInches: 0.75, gapInches: 0.5 })
  await shop.operations.ask('printers.remove', staff, { printer: clamps })
})

test('when taken apart, a roll gives its pieces back, and its file is gone', async () => {
  const item = await beeAtPrint()
  const id = await makeRoll([item])
  await shop.jobs.runDue()
  expect(await shop.rolls.download(staff, id)).not.toBeNull()
  await shop.operations.ask('rolls.take-apart', staff, { roll: id })
  expect(await shop.rolls.download(staff, id)).toBeNull()
  expect((await waitingItems()).waiting.map(({ itemId }) => itemId)).toContain(item)
  expect((await read(await makeRoll([item]))).roll.state).toBe('waiting')
})

test('a spoiled copy waits for the next roll', async () => {
  const item = await beeAtPrint()
  const id = await makeRoll([item])
  await shop.jobs.runDue()
  await shop.operations.ask('rolls.print', staff, { roll: id })
  const spoiled = { item, reprintId: randomUUID(), copies: 1, reason: 'banding' as const, note: '' }
  await shop.operations.ask('production.reprint', staff, spoiled)
  expect((await waitingItems()).waiting.find(({ itemId }) => itemId === item)).toMatchObject({
    run: 1,
    copies: 1,
  })
})

test('an item that does not fit is reported, and waits on', async () => {
  const item = await sheetAtPrint()
  const narrow = { name: 'Narrow', filmWidthInches: 11, maxLengthInches: 40, gapInches: 0.25 }
  const { printer: made } = await shop.operations.ask('printers.create', staff, narrow)
  const plan = await shop.operations.ask('rolls.propose', staff, { printer: made.id, items: [item] })
  expect(plan.pieces).toEqual([])
  expect(plan.left).toMatchObject([{ copies: 1, message: 'Wider than this printer’s film' }])
  expect(
    await shop.operations.call('rolls.create', staff, { printer: made.id, items: [item] }),
  ).toMatchObject({
    message: 'None of these fits this printer’s film. Choose another printer.',
  })
  const { id, version: _, ...rest } = made
  const short = { ...rest, printer: id, version: made.version, filmWidthInches: 22, maxLengthInches: 20 }
  await shop.operations.ask('printers.update', staff, short)
  const other = await sheetAtPrint()
  const two = await shop.operations.ask('rolls.propose', staff, { printer: id, items: [item, other] })
  expect(two.pieces).toHaveLength(1)
  expect(two.left).toMatchObject([{ message: 'Did not fit on this roll: it waits for the next one' }])
  expect(await shop.operations.call('printers.update', staff, short)).toMatchObject({ reason: 'conflict' })
  await shop.operations.ask('printers.remove', staff, { printer: id })
})

test('the map shows every piece by its number, and the manifest gives programs the same', async () => {
  const items = [await beeAtPrint(), await beeAtPrint()]
  const id = await makeRoll(items)
  await shop.jobs.runDue()
  const { roll, pieces } = await read(id)
  const map = await shop.rolls.downloadMap(staff, id)
  const text = await wordsOfPdf(await buffer(await (map?.open() ?? Promise.reject())))
  expect(text).toContain(roll.code)
  for (const { ticket } of pieces) expect(text).toContain(ticket)
  const manifest = await shop.rolls.downloadManifest(staff, id)
  const told = JSON.parse((await buffer(await (manifest?.open() ?? Promise.reject()))).toString())
  expect(told).toMatchObject({ code: roll.code, dpi: 300, pieces: JSON.parse(JSON.stringify(pieces)) })
})

test('a failed print file is reported on its roll, and the roll is drawn once the file is there', async () => {
  const item = await beeAtPrint()
  const id = await makeRoll([item])
  await shop.database.orm
    .update(printFiles)
    .set({ state: 'failed', error: 'The artwork is missing' })
    .where(eq(printFiles.orderItemId, item))
  await shop.jobs.runDue()
  expect(await read(id)).toMatchObject({
    roll: { state: 'waiting' },
    problems: [{ itemId: item, message: 'Its print file failed: The artwork is missing' }],
  })
  await shop.operations.ask('rolls.try-again', staff, { roll: id })
  await shop.jobs.runDue()
  expect(await read(id)).toMatchObject({ roll: { state: 'ready' }, problems: [] })
})

test('a roll that cannot be drawn says why; once taken apart, its pieces are laid out again', async () => {
  const item = await beeAtPrint()
  const first = await makeRoll([item])
  await shop.jobs.runDue()
  await shop.operations.ask('rolls.take-apart', staff, { roll: first })
  const id = await makeRoll([item])
  const ofItem = eq(printFiles.orderItemId, item)
  const [file] = await shop.database.orm.select().from(printFiles).where(ofItem)
  const widthPx = file?.widthPx ?? 0
  await shop.database.orm
    .update(printFiles)
    .set({ widthPx: widthPx + 10 })
    .where(ofItem)
  await shop.jobs.runDue()
  const { roll, pieces } = await read(id)
  const because = `The print file of ${pieces[0]?.ticket} is now a different size. Take the roll apart and lay it out again.`
  expect(roll).toMatchObject({ state: 'failed', error: because, downloadUrl: null })
  await shop.database.orm.update(printFiles).set({ widthPx }).where(ofItem)
  await shop.operations.ask('rolls.take-apart', staff, { roll: id })
  const again = await makeRoll([item])
  await shop.jobs.runDue()
  expect(await read(again)).toMatchObject({ roll: { state: 'ready' } })
})

test('a roll whose design changed after it was drawn is not printed until it is drawn again', async () => {
  const item = await beeAtPrint()
  const id = await makeRoll([item])
  await shop.jobs.runDue()
  const { roll } = await read(id)
  const supersede = () =>
    shop.database.transaction((transaction) => shop.printFiles.supersede(transaction, item))
  await supersede()
  const ticket = (await read(id)).pieces[0]?.ticket
  const print = () => shop.operations.call('rolls.print', staff, { roll: id })
  expect(await print()).toMatchObject({
    ok: false,
    message: `${roll.code} should not be printed as it is. ${ticket}: Its design was changed after this roll was drawn.`,
  })
  expect(await placeOf(item)).toBe('print')
  expect(await read(id)).toMatchObject({
    roll: { state: 'ready' },
    problems: [
      { itemId: item, message: 'Its design was changed after this roll was drawn.', isOfDesign: true },
    ],
  })
  await shop.operations.ask('rolls.try-again', staff, { roll: id })
  expect(await read(id)).toMatchObject({ roll: { state: 'waiting', downloadUrl: null } })
  await shop.jobs.runDue()
  expect(await read(id)).toMatchObject({ roll: { state: 'ready' }, problems: [] })
  expect(await shop.operations.call('rolls.try-again', staff, { roll: id })).toMatchObject({ ok: false })
  expect(await print()).toMatchObject({ ok: true })
  // Printed is printed: a later change doesn't affect the roll.
  await supersede()
  expect(await print()).toMatchObject({ ok: true })
})

test('a roll with pieces of a cancelled or refunded order, or one whose customer requested a change, is not printed', async () => {
  const buyer = signedIn('customer')
  const order = await sellLines(shop, buyer, [printLine(bee, bee.variants[0]?.id)])
  const item = order.items[0]?.id ?? ''
  expect(await atPrint(item)).toMatchObject({ ok: true })
  const other = await beeAtPrint()
  const id = await makeRoll([item, other])
  const problems = async () => (await read(id)).problems.map(({ itemId, message }) => [itemId, message])
  const print = () => shop.operations.call('rolls.print', staff, { roll: id })
  const setPayment = (paymentStatus: 'paid' | 'refunded') =>
    shop.database.orm.update(orders).set({ paymentStatus }).where(eq(orders.id, order.id))

  // While it is being drawn, and once it is.
  await shop.orders.setStatus(staff, order.id, 'cancelled')
  const cancelled = [[item, 'Its order is cancelled.']]
  expect(await problems()).toEqual(expect.arrayContaining(cancelled))
  await shop.jobs.runDue()
  expect(await read(id)).toMatchObject({ roll: { state: 'ready' }, problems: [{ isOfDesign: false }] })
  expect(await problems()).toEqual(cancelled)
  expect(await print()).toMatchObject({
    ok: false,
    message: expect.stringContaining('Its order is cancelled.'),
  })
  await shop.orders.setStatus(staff, order.id, 'in_production')
  await setPayment('refunded')
  expect(await problems()).toEqual([[item, 'Its order is refunded.']])
  expect(await print()).toMatchObject({ ok: false })
  await setPayment('paid')
  const { request } = await shop.operations.ask('edit-requests.create', buyer, { item, details: 'A fox' })
  expect(await problems()).toEqual([
    [item, 'The customer has asked for a change and is waiting for an answer.'],
  ])
  expect(await print()).toMatchObject({ ok: false })

  // When it is taken apart, what may be made waits for the next roll, and the rest for a decision.
  await shop.operations.ask('rolls.take-apart', staff, { roll: id })
  const waits = async () => (await waitingItems()).waiting.map(({ itemId }) => itemId)
  expect(await waits()).toContain(other)
  expect(await waits()).not.toContain(item)
  const declined = { request, decision: 'declined', response: 'Too late' } as const
  await shop.operations.ask('edit-requests.review', staff, declined)
  expect(await waits()).toContain(item)
})
