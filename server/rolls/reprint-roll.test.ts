import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Place } from '#domain/orders/production.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { productionReprints } from '#server/production/tables.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { printStaff, sellLines } from '#tests/harness/print-orders.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { printLine, stockPrint } from '#tests/harness/shelves.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const staff = printStaff
let shop: TestShop
let bee: Awaited<ReturnType<typeof stockPrint>>

beforeAll(async () => {
  shop = await startTestShop()
  const variants = [{ name: '2 × 1 in', sizeWidth: 2, sizeHeight: 1, priceCents: 400 }]
  bee = await stockPrint(shop, { kind: 'print', title: 'Lone bee', variants })
})
afterAll(() => shop?.[Symbol.asyncDispose]())

const move = (itemId: string, from: Place, to: Place | 'next' = 'next') =>
  moveItem(shop, staff, { itemId, from, to })

/** An order's prints that wait for film. */
async function atPrint(copies = 1) {
  const { id, items, orderNumber } = await sellLines(shop, visitor(), [
    printLine(bee, bee.variants[0]?.id, copies),
  ])
  const [item] = items
  if (!item) throw new Error('The order holds no print')
  expect(await move(item.id, 'check')).toMatchObject({ ok: true })
  return { orderId: id, itemId: item.id, ticket: `${orderNumber}-1` }
}

const waiting = () => shop.operations.ask('rolls.read-waiting', staff, {})
const waitsFor = async (itemId: string) => (await waiting()).waiting.find((one) => one.itemId === itemId)

async function makeRoll(items: readonly string[], printer?: string): Promise<string> {
  const asked = { printer: printer ?? (await waiting()).printers[0]?.id ?? '', items: [...items] }
  const { roll } = await shop.operations.ask('rolls.create', staff, asked)
  await shop.jobs.runDue()
  return roll
}

const print = (roll: string) => shop.operations.ask('rolls.print', staff, { roll })
const read = (roll: string) => shop.operations.ask('rolls.read', staff, { roll })
const reprint = (roll: string, actor = staff) =>
  shop.operations.call('rolls.reprint', actor, { roll, reason: 'banding', note: 'Head 3' })

const placeOf = async (itemId: string) =>
  (await shop.production.readBoard(staff)).cards.find((card) => card.itemId === itemId)?.place

const statusOf = async (orderId: string) => (await shop.orders.getForStaff(staff, orderId))?.status

test('a spoiled roll is put back once, with everything still here, and the rest is reported', async () => {
  const [cut, shelved, gone, alone] = [await atPrint(3), await atPrint(), await atPrint(), await atPrint(2)]
  const items = [cut, shelved, gone, alone]
  const roll = await makeRoll(items.map(({ itemId }) => itemId))
  expect(await reprint(roll)).toMatchObject({ ok: false, message: expect.stringContaining('is not printed') })
  await print(roll)
  for (const { itemId, orderId } of [shelved, gone]) {
    for (const from of ['cut', 'pack'] as const) await move(itemId, from)
    await shop.orders.setStatus(staff, orderId, itemId === gone.itemId ? 'shipped' : 'ready_for_pickup')
  }
  const spoiled = { item: alone.itemId, reprintId: randomUUID(), copies: 1, reason: 'cutting' } as const
  await shop.operations.ask('production.reprint', staff, spoiled)

  expect(await reprint(roll, signedIn('customer', 'ada@example.com'))).toMatchObject({ ok: false })
  const answers = await Promise.all([reprint(roll), reprint(roll), reprint(roll)])
  const told = answers.flatMap((answer) => (answer.ok && answer.value.isNew ? [answer.value] : []))
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
  const gonesOrder = gone.ticket.replace(/-1$/, '')
  expect(told).toMatchObject([
    {
      backCount: 2,
      packed: [shelved.ticket],
      left: expect.arrayContaining([
        `${gonesOrder} is shipped: set it back to in production first.`,
        `${alone.ticket} was already put back automatically.`,
      ]),
    },
  ])
  expect(told[0]?.left).toHaveLength(2)
  expect(await reprint(roll)).toMatchObject({ value: { isNew: false, backCount: 0, left: [] } })

  expect(await placeOf(cut.itemId)).toBe('print')
  expect(await waitsFor(cut.itemId)).toMatchObject({
    copies: 3,
    run: 1,
    reprint: 'Banding or clogged nozzle: Head 3',
  })
  expect(await statusOf(shelved.orderId)).toBe('in_production')
  expect(await waitsFor(shelved.itemId)).toMatchObject({ copies: 1, run: 1 })
  expect(await statusOf(gone.orderId)).toBe('shipped')
  expect(await waitsFor(alone.itemId)).toMatchObject({ copies: 1, reprint: 'Cut wrong' })
  const rows = await shop.database.orm.select().from(productionReprints)
  const inches = rows.filter(({ reason }) => reason === 'banding').map(({ wastedInches }) => wastedInches)
  expect(inches).toHaveLength(2)
  expect(told[0]?.wastedInches).toBeCloseTo(inches.reduce((sum, one) => sum + one, 0))
  expect(
    (await shop.database.orm.select().from(auditEntries).where(eq(auditEntries.action, 'roll.reprint')))
      .length,
  ).toBe(1)

  const { roll: shown, items: listed } = await read(roll)
  expect(shown).toMatchObject({ state: 'spoiled', error: 'Banding or clogged nozzle: Head 3' })
  expect(new Map(listed.map(({ itemId, spoiled: why }) => [itemId, why]))).toEqual(
    new Map([
      [cut.itemId, 'Banding or clogged nozzle: Head 3'],
      [shelved.itemId, 'Banding or clogged nozzle: Head 3'],
      [gone.itemId, null],
      [alone.itemId, 'Cut wrong'],
    ]),
  )
  // No one can cut it, send it again or take it apart.
  expect(await shop.operations.call('rolls.scan', staff, { code: shown.code, station: 'cut' })).toMatchObject(
    { message: `${shown.code} was spoiled: its items are being made again. Throw its film away.` },
  )
  expect(await shop.operations.call('rolls.deliver', staff, { roll })).toMatchObject({
    message: 'This roll was spoiled: its items are waiting for the next roll.',
  })
  expect(await shop.operations.call('rolls.take-apart', staff, { roll })).toMatchObject({ ok: false })
  const again = await makeRoll([cut.itemId, shelved.itemId, alone.itemId])
  expect((await read(again)).pieces).toHaveLength(5)
})

test('a roll with nothing still here stays printed', async () => {
  const one = await atPrint()
  const roll = await makeRoll([one.itemId])
  await print(roll)
  for (const from of ['cut', 'pack'] as const) await move(one.itemId, from)
  await shop.orders.setStatus(staff, one.orderId, 'shipped')
  const { code } = (await read(roll)).roll
  expect(await reprint(roll)).toMatchObject({
    message: expect.stringContaining(`Nothing on ${code} can be made again.`),
  })
  expect((await read(roll)).roll.state).toBe('printed')
})

test('when a roll cannot fit all copies, the rest waits for the next one, and the item for both', async () => {
  const narrow = { name: 'Short', filmWidthInches: 4, maxLengthInches: 12, gapInches: 0.25 }
  const { printer } = await shop.operations.ask('printers.create', staff, narrow)
  const { itemId } = await atPrint(20)
  const first = await makeRoll([itemId], printer.id)
  const copiesOf = async (roll: string) => (await read(roll)).pieces.map(({ copy }) => copy)
  const laid = await copiesOf(first)
  expect(laid.length).toBeLessThan(20)
  expect(await waitsFor(itemId)).toMatchObject({ copies: 20 - laid.length })
  await print(first)
  expect(await placeOf(itemId)).toBe('print')

  const second = await makeRoll([itemId], printer.id)
  expect([...laid, ...(await copiesOf(second))].sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, copy) => copy + 1),
  )
  expect(await waitsFor(itemId)).toBeUndefined()
  // Spoiled before the rest is printed: its copies wait together with the rest.
  expect(await reprint(first)).toMatchObject({ value: { backCount: 1, left: [] } })
  expect(await waitsFor(itemId)).toMatchObject({ copies: laid.length, run: 0 })
  await print(second)
  expect(await placeOf(itemId)).toBe('print')
  await print(await makeRoll([itemId], printer.id))
  expect(await placeOf(itemId)).toBe('cut')

  // An item sent back is printed again.
  await move(itemId, 'cut', 'print')
  expect(await waitsFor(itemId)).toMatchObject({ copies: 20 })
})
