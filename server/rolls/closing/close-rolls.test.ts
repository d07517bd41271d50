import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Packing } from '#domain/orders/roll.ts'
import type { Closing } from '#domain/orders/roll-closing.ts'
import { hours, minutes } from '#server/kernel/clock.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { sellLines, printStaff as staff } from '#tests/harness/print-orders.ts'
import { someOf } from '#tests/harness/run-form.ts'
import { visitor } from '#tests/harness/sell.ts'
import { printLine, stockPrint } from '#tests/harness/shelves.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { closeRollsJob } from '../deps.ts'

const clock = createTestClock()
let root: string
let shop: TestShop
let bee: Awaited<ReturnType<typeof stockPrint>>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gangway-closing-'))
  shop = await startTestShop({ clock, settings: { HOT_FOLDER_ROOT: root } })
  const variants = [{ name: '2.5 × 2.25 in', sizeWidth: 2.5, sizeHeight: 2.25, priceCents: 400 }]
  bee = await stockPrint(shop, { kind: 'print', title: 'Lone bee', variants })
})
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]()
  await rm(root, { recursive: true, force: true })
})

/** Prints of 2.5 × 2.25 in that wait for film: four fit side by side. */
async function beesAtPrint(quantity: number): Promise<string> {
  const { items } = await sellLines(shop, visitor(), [printLine(bee, bee.variants[0]?.id, quantity)])
  const itemId = items[0]?.id ?? ''
  await moveItem(shop, staff, { itemId, from: 'check', to: 'print' })
  return itemId
}

const data = () => shop.operations.ask('rolls.read-waiting', staff, {})
const read = (roll: string) => shop.operations.ask('rolls.read', staff, { roll })

/** As happens every minute. */
async function look(): Promise<void> {
  await shop.jobs.enqueue(shop.database.orm, closeRollsJob, {})
  await shop.jobs.runDue()
}

const film = { name: 'Front', filmWidthInches: 11, maxLengthInches: 12, gapInches: 0.125 }

/** The only printer whose rolls close automatically; returns those it closed, newest first. */
async function closingBy(closing: Partial<Closing>, packing: Packing = 'boxes') {
  const { printers } = await data()
  for (const { id: printer, ...rest } of printers) {
    const { hotFolder: _hot, profile: _profile, hasSecret: _secret, ...fields } = rest
    if (rest.closing)
      await shop.operations.ask('printers.update', staff, { printer, ...fields, closing: null })
  }
  const hotFolder = { kind: 'path' as const, folder: `hot-${printers.length}`, release: 'ready' as const }
  const asked = {
    ...film,
    ...{ hotFolder, packing },
    closing: { share: null, length: null, age: null, time: null, ...closing },
  }
  const { printer } = await shop.operations.ask('printers.create', staff, asked)
  return {
    folder: join(root, hotFolder.folder),
    next: async () => (await data()).nextRolls.find(({ printerId }) => printerId === printer.id),
    closed: async () => (await data()).rolls.filter(({ closedBecause }) => closedBecause !== null),
  }
}

const filesIn = (folder: string) => readdir(folder).catch(() => [])

test('off by default; when set, a roll closes once it is full enough, is reviewed, and goes on', async () => {
  await beesAtPrint(4)
  await look()
  expect((await data()).rolls).toEqual([])

  const { next, closed, folder } = await closingBy({ share: 40 })
  await look()
  expect(await closed()).toEqual([])
  expect(await next()).toMatchObject({ pieceCount: 4, share: 26, closes: ['at 40% full'], isReleased: false })
  await beesAtPrint(4)
  await look()
  const [roll] = await closed()
  expect(roll).toMatchObject({
    ...{ state: 'ready', pieceCount: 8, isToLookAt: true, createdBy: 'Gangway' },
    closedBecause: '47% full',
  })
  expect(await next()).toMatchObject({ pieceCount: 0, share: 0 })
  await look()
  expect(await closed()).toHaveLength(1)

  expect(await filesIn(folder)).toEqual([])
  await shop.operations.ask('rolls.approve', staff, { roll: roll?.id ?? '' })
  await shop.operations.ask('rolls.approve', staff, { roll: roll?.id ?? '' })
  await shop.jobs.runDue()
  expect(await filesIn(folder)).toHaveLength(1)
  expect((await read(roll?.id ?? '')).roll).toMatchObject({ isToLookAt: false, state: 'ready' })
})

test('two workers that check simultaneously close one roll, and it is released automatically where set', async () => {
  const { closed, folder } = await closingBy({ age: 2, isReleased: true })
  const before = (await closed()).length
  const itemId = await beesAtPrint(2)
  await look()
  expect(await closed()).toHaveLength(before)
  clock.advance(hours(2) + minutes(1))
  const handlers = Promise.all([look(), look()])
  await handlers
  const [roll, ...others] = await closed()
  expect(others).toHaveLength(before)
  expect(roll).toMatchObject({ closedBecause: 'its oldest piece has waited 2 hours', isToLookAt: false })
  expect((await read(roll?.id ?? '')).pieces.map((piece) => piece.itemId)).toEqual([itemId, itemId])
  await shop.jobs.runDue()
  expect(await filesIn(folder)).toHaveLength(1)
})

test('once at the set time of day, with whatever waits then; not for a time already past when it was set', async () => {
  const local = (moment: Date) =>
    moment.toLocaleTimeString('en-GB', { timeZone: 'America/Chicago', hour: '2-digit', minute: '2-digit' })
  const over = await closingBy({ time: local(new Date(+clock.now() - minutes(1))) })
  const before = (await over.closed()).length
  await beesAtPrint(1)
  await look()
  expect(await over.closed()).toHaveLength(before)

  clock.advance(hours(24))
  await look()
  const [roll, ...others] = await over.closed()
  expect(others).toHaveLength(before)
  expect(roll?.closedBecause).toMatch(/^it is past \d+:\d\d [AP]M$/)
  await beesAtPrint(1)
  await look()
  expect(await over.closed()).toHaveLength(before + 1)
  clock.advance(hours(24))
  await look()
  expect(await over.closed()).toHaveLength(before + 2)
})

// Tracing a roll's contents takes seconds: the short form draws one of the two.
test.each(someOf<Packing>(['boxes', 'shapes'], 1))(
  'urgent items go on the roll first, and a full roll closes: by %s',
  async (packing) => {
    const { closed } = await closingBy({ share: 100 }, packing)
    const before = (await closed()).length
    // Four rows of four boxes fill it; the rush order comes last and goes first.
    const usual = [await beesAtPrint(8), await beesAtPrint(8)]
    const rush = await beesAtPrint(4)
    await shop.database.pool.query(
      `update orders set delivery_speed = 'rush' where id in (select order_id from order_items where id = $1)`,
      [rush],
    )
    await look()
    const [roll, ...others] = await closed()
    expect(others).toHaveLength(before)
    expect(roll?.closedBecause).toBe('full: more is waiting than fits')
    const laid = new Set((await read(roll?.id ?? '')).pieces.map(({ itemId }) => itemId))
    expect(laid.has(rush)).toBe(true)
    const { waiting } = await data()
    const own = waiting.map(({ itemId }) => itemId).filter((itemId) => usual.includes(itemId))
    expect(own).toEqual(usual.filter((itemId) => !laid.has(itemId)))
    expect(own).not.toEqual([])
    const { pieces } = await read(roll?.id ?? '')
    expect(pieces.every(({ outline }) => (outline !== null) === (packing === 'shapes'))).toBe(true)
  },
)

test('items assigned to another printer do not go on the next roll', async () => {
  const { next } = await closingBy({ share: 100 })
  const itemId = await beesAtPrint(1)
  await look()
  const all = (await next())?.pieceCount ?? 0
  const [other] = (await data()).printers
  await shop.operations.ask('production.assign', staff, { items: [itemId], printer: other?.id })
  await look()
  expect((await next())?.pieceCount).toBe(all - 1)
  expect((await data()).waiting.find((one) => one.itemId === itemId)?.printer?.name).toBe(other?.name)
})
