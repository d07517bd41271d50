import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { boardKeptDays, type Place } from '#domain/orders/production.ts'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { days } from '#server/kernel/clock.ts'
import { printFiles } from '#server/printfiles/tables.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { austin, orderToShip } from '#tests/harness/ship.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'

const clock = createTestClock()
const shop = await shareTestShop({ clock })

const staff = signedIn('admin', 'dora@example.com')

async function cardOf(shop: TestShop, orderId: string) {
  const card = (await shop.production.readBoard(staff)).cards.find((one) => one.orderId === orderId)
  if (!card) throw new Error('Not on the floor')
  return card
}

async function moveOn(shop: TestShop, orderId: string, ...from: readonly Place[]): Promise<void> {
  const { itemId } = await cardOf(shop, orderId)
  for (const place of from)
    expect(await moveItem(shop, staff, { itemId, from: place, to: 'next' })).toMatchObject({ ok: true })
}

/** Buys the label that completes an order, however much of it is made. */
async function label(shop: TestShop, orderId: string): Promise<void> {
  const wanted = { orderId, toAddress: austin, packages: [defaultPackage], serviceLevel: 'Ground' }
  expect(await shop.shipping.createLabels(staff, wanted)).toMatchObject({ ok: true })
  expect((await shop.orders.getForStaff(staff, orderId))?.status).toBe('completed')
}

/** Every place that shows what is late or still to be done. */
async function lateBy(shop: TestShop) {
  const attention = (await shop.reports.attention(staff)).filter(
    ({ kind }) => kind === 'late_order' || kind === 'print_file_failed',
  )
  return {
    dashboard: (await shop.reports.today(staff)).late,
    attention: attention.map(({ kind, orderId }) => `${kind} ${orderId}`),
    list: (await shop.orders.listForStaff(staff, { due: 'overdue' })).orders.map(({ id }) => id),
  }
}
const nothing = { dashboard: 0, attention: [], list: [] }

test('work that a label completed too early stays late, and its failed file and customer are not forgotten', async () => {
  const customer = signedIn('customer')
  const { orderId } = await orderToShip(shop, customer)
  await moveOn(shop, orderId, 'check')
  await label(shop, orderId)
  const order = await shop.orders.getForStaff(staff, orderId)
  await shop.database.orm.insert(printFiles).values({
    orderId,
    orderItemId: order?.items[0]?.id ?? '',
    fileName: 'sheet.png',
    state: 'failed',
    error: 'No disk',
    requestedBy: randomUUID(),
  })
  clock.advance(days(20))

  expect(await lateBy(shop)).toEqual({
    dashboard: 1,
    attention: [`late_order ${orderId}`, `print_file_failed ${orderId}`],
    list: [orderId],
  })
  const isOpen = () =>
    shop.database.transaction(
      async (transaction) => (await shop.orders.purchasesOf(transaction, customer.user?.id ?? '')).isOpen,
    )
  expect(await isOpen()).toBe(true)
  expect(await shop.production.listUnpacked(staff, [orderId])).toMatchObject([
    { place: 'print', isTracked: true },
  ])

  await moveOn(shop, orderId, 'print', 'cut', 'pack')
  expect(await lateBy(shop)).toEqual(nothing)
  expect(await isOpen()).toBe(false)
})

test('an order refunded or cancelled is no longer late', async () => {
  const { orderId } = await orderToShip(shop, visitor())
  await moveOn(shop, orderId, 'check')
  await label(shop, orderId)
  clock.advance(days(20))
  await shop.orders.setStatus(staff, orderId, 'cancelled')
  expect(await lateBy(shop)).toEqual(nothing)
  await shop.orders.setStatus(staff, orderId, 'completed')
  expect(await lateBy(shop)).toMatchObject({ dashboard: 1 })
  const total = (await shop.orders.getForStaff(staff, orderId))?.totalCents ?? 0
  await shop.payments.refund(staff, orderId, {
    refundId: randomUUID(),
    kind: 'amount',
    amountCents: total,
    reason: 'Never made',
  })
  expect(await lateBy(shop)).toEqual(nothing)
})

test('a shop that does not use its board gets no reminders', async () => {
  const isTracked = async (orderId: string) =>
    (await shop.production.listUnpacked(staff, [orderId])).map((item) => item.isTracked)
  const before = await orderToShip(shop, visitor())
  await label(shop, before.orderId)
  clock.advance(days(20))
  expect(await isTracked(before.orderId)).toEqual([false])
  expect(await lateBy(shop)).toEqual(nothing)

  // They start work: orders that came in before don't count as late, new ones do, moved or not.
  const first = await orderToShip(shop, visitor())
  await moveOn(shop, first.orderId, 'check', 'print', 'cut', 'pack')
  const untouched = await orderToShip(shop, visitor())
  await label(shop, untouched.orderId)
  expect(await isTracked(before.orderId)).toEqual([false])
  expect(await isTracked(untouched.orderId)).toEqual([true])
  await shop.orders.setStatus(staff, first.orderId, 'shipped')
  clock.advance(days(boardKeptDays - 1))
  expect((await lateBy(shop)).list).toEqual([untouched.orderId])

  // They have stopped using it.
  clock.advance(days(1))
  expect(await lateBy(shop)).toEqual(nothing)
})
