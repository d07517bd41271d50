import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hours } from '#server/kernel/clock.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { orderHistory, orders } from '#server/orders/tables.ts'
import { paymentAttempts } from '#server/payments/tables.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { listingCheckout } from '#tests/harness/promote.ts'
import { pressPay, signedIn, startCheckout, visitor } from '#tests/harness/sell.ts'
import { stockTshirt } from '#tests/harness/shelves.ts'
import { shareTestShop, startTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const staff = signedIn('admin')

/** A shirt with three in S/Black, and its key. */
async function stocked(shop: TestShop, count = 3) {
  const { id: listingId } = await stockTshirt(shop, { stock: { 'S-Black': count } })
  return { listingId, size: 'S', color: 'Black' }
}

type Key = Awaited<ReturnType<typeof stocked>>

async function buy(shop: TestShop, key: Key, quantity = 1, actor = visitor()) {
  return startCheckout(shop, actor, await listingCheckout(shop, actor, { ...key, quantity }))
}

async function buyAndPay(shop: TestShop, key: Key, quantity = 1) {
  const checkout = await buy(shop, key, quantity)
  await shop.sandbox.pay(checkout.reference, 'approved')
  return shop.payments.settle(checkout.attemptId, 'return')
}

async function left({ inventory }: TestShop, key: Key) {
  const level = await inventory.levelOf(key)
  return [level?.onHand, level?.reserved, level?.available]
}

const journal = async ({ inventory }: TestShop, { listingId }: Key) =>
  (await inventory.journalOf(staff, listingId))
    .filter(({ size, color }) => size === 'S' && color === 'Black')
    .map(({ kind, onHandChange, reservedChange }) => [kind, onHandChange, reservedChange])
    .reverse()

test('stock is reserved at checkout, deducted when paid, and each move is in the journal', async () => {
  const key = await stocked(shop)
  const { attemptId, reference } = await buy(shop, key, 2)
  expect(await left(shop, key)).toEqual([3, 2, 1])
  const other = visitor()
  const form = await listingCheckout(shop, other, { ...key, quantity: 2 })
  expect(await pressPay(shop, other, form)).toMatchObject({
    because: 'cart_problem',
    theirs: { lines: [{ problem: 'Insufficient Stock: Only 1 items available in S/Black' }] },
  })
  const { listingId: listing, size, color } = key
  expect(
    await shop.operations.ask('listings.check-stock', other, { listing, size, color, quantity: 2 }),
  ).toMatchObject({ isEnough: false, available: 1 })

  await shop.sandbox.pay(reference, 'approved')
  await shop.payments.settle(attemptId, 'return')
  await shop.payments.settle(attemptId, 'webhook')

  expect(await left(shop, key)).toEqual([1, 0, 1])
  expect(await journal(shop, key)).toEqual([
    ['restock', 3, 0],
    ['reserve', 0, 2],
    ['allocate', -2, -2],
  ])
  await expectMoneyToAddUp(shop.database)
})

test('a payment that fails, or is never made, returns the stock', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const key = await stocked(shop)
  const declined = await buy(shop, key)
  await buy(shop, key)
  await shop.sandbox.pay(declined.reference, 'declined')
  await shop.payments.settle(declined.attemptId, 'return')
  expect(await left(shop, key)).toEqual([3, 1, 2])

  expect(await shop.inventory.releaseExpired()).toBe(0)
  clock.advance(hours(3))
  expect(await shop.inventory.releaseExpired()).toBe(1)
  expect(await left(shop, key)).toEqual([3, 0, 3])
})

test('money that arrives after the reservation lapsed takes what is left; shortages are flagged, the order kept', async () => {
  const key = await stocked(shop, 2)
  const first = await buy(shop, key)
  const second = await buy(shop, key)
  for (const { reference, attemptId } of [first, second]) {
    await shop.sandbox.cancel(reference)
    await shop.payments.settle(attemptId, 'return')
  }
  await buyAndPay(shop, key)
  await shop.database.pool.query("update sandbox_payments set state = 'paid' where reference = any($1)", [
    [first.reference, second.reference],
  ])

  expect((await shop.payments.settle(first.attemptId, 'webhook')).state).toBe('paid')
  expect((await shop.payments.settle(second.attemptId, 'webhook')).state).toBe('paid')

  expect(await left(shop, key)).toEqual([0, 0, 0])
  const ofBoth = inArray(paymentAttempts.id, [first.attemptId, second.attemptId])
  const { orm } = shop.database
  const ids = orm.select({ id: paymentAttempts.orderId }).from(paymentAttempts).where(ofBoth)
  const history = await orm.select().from(orderHistory).where(inArray(orderHistory.orderId, ids))
  const flags = history.filter(({ kind }) => kind === 'stock')
  expect(flags).toMatchObject([
    { to: 'short', note: 'Item 1: 1 × S/Black sold out before the payment came in. Restock or refund.' },
  ])
  await expectMoneyToAddUp(shop.database)
})

test('an unverified order keeps its stock; if its payment turns out to have failed, the stock is returned', async () => {
  const key = await stocked(shop)
  const { attemptId, reference } = await buy(shop, key)
  await shop.sandbox.pay(reference, 'declined')
  await shop.database.pool.query('alter table sandbox_payments rename to away')
  await shop.payments.settle(attemptId, 'return')
  expect(await left(shop, key)).toEqual([2, 0, 2])

  await shop.database.pool.query('alter table away rename to sandbox_payments')
  await shop.payments.settle(attemptId, 'webhook')
  expect(await left(shop, key)).toEqual([3, 0, 3])
  await expectMoneyToAddUp(shop.database)
})

test('the shopper holding the last one can change the checkout and send it again', async () => {
  const key = await stocked(shop, 1)
  const actor = visitor()
  await buy(shop, key, 1, actor)
  await buy(shop, key, 1, actor)
  expect(await left(shop, key)).toEqual([1, 1, 0])
})

test('refunded goods are restocked once per refund, and never more than were bought', async () => {
  const key = await stocked(shop)
  const { orderNumber } = await buyAndPay(shop, key, 3)
  const [order] = await shop.database.orm
    .select()
    .from(orders)
    .where(eq(orders.orderNumber, orderNumber ?? ''))
  const putBack = (lines: { position: number; quantity: number }[] | 'all', refund: string) =>
    shop.database.transaction((tx) => shop.inventory.putBack(tx, order?.id ?? '', lines, refund))

  await putBack([{ position: 1, quantity: 1 }], 'refund-1')
  await putBack([{ position: 1, quantity: 1 }], 'refund-1')
  expect(await left(shop, key)).toEqual([1, 0, 1])
  await putBack(
    [
      { position: 1, quantity: 5 },
      { position: 2, quantity: 1 },
    ],
    'refund-2',
  )
  await putBack('all', 'refund-3')
  expect(await left(shop, key)).toEqual([3, 0, 3])
  await expectMoneyToAddUp(shop.database)
})

test('staff are emailed once each time stock falls to the mark, and see what is low', async () => {
  const key = await stocked(shop, 7)
  const lowMails = async () =>
    (await shop.mail.list()).filter(({ template }) => template === 'low-stock').length
  await buyAndPay(shop, key)
  expect(await lowMails()).toBe(0)
  await buyAndPay(shop, key)
  await buyAndPay(shop, key)
  expect(await lowMails()).toBe(1)
  await shop.jobs.runDue()
  const [mail] = (await shop.mail.list()).filter(({ template }) => template === 'low-stock')
  expect([mail?.subject, mail?.to]).toEqual([
    'Only 5 left: Static Kings tour tee, S/Black',
    'hello@gangway.example',
  ])
  expect(await shop.inventory.lowStock(staff)).toMatchObject([{ ...key, available: 4 }])

  await shop.inventory.restock(staff, { ...key, quantity: 2 })
  await buyAndPay(shop, key)
  expect(await lowMails()).toBe(2)
  await expect(shop.inventory.lowStock(signedIn('customer'))).rejects.toThrow('Access Denied')
})

test('staff restock and count; stock held by orders cannot be counted away', async () => {
  const key = await stocked(shop)
  await buy(shop, key, 2)

  expect(await shop.inventory.restock(staff, { ...key, quantity: 4 })).toEqual({
    ok: true,
    onHand: 7,
    reserved: 2,
  })
  expect(await shop.inventory.adjust(staff, { ...key, onHand: 1 })).toEqual({
    ok: false,
    reason: 'reserved',
    reserved: 2,
  })
  expect(await shop.inventory.adjust(staff, { ...key, onHand: 2, note: 'Counted' })).toMatchObject({
    onHand: 2,
  })
  expect(await shop.inventory.adjust(staff, { ...key, onHand: -1 })).toMatchObject({
    fieldErrors: { onHand: 'Enter 0 or more' },
  })
  expect(await shop.inventory.restock(staff, { ...key, size: 'none', quantity: 1 })).toEqual({
    ok: false,
    reason: 'not_found',
  })
  const refusals = [visitor(), signedIn('customer')].flatMap((actor) => [
    () => shop.inventory.adjust(actor, { ...key, onHand: 9 }),
    () => shop.inventory.restock(actor, { ...key, quantity: 9 }),
    () => shop.inventory.journalOf(actor, key.listingId),
    () => shop.inventory.lowStock(actor),
  ])
  for (const call of refusals) await expect(call()).rejects.toThrow('Access Denied')
  expect(await left(shop, key)).toEqual([2, 2, 0])
  const actions = (await shop.database.orm.select().from(auditEntries)).map(({ action }) => action)
  expect(actions.filter((action) => action.startsWith('stock.'))).toEqual(['stock.restock', 'stock.adjust'])
  await expectMoneyToAddUp(shop.database)
})

/** Orders that move their stock as checkout and payments do, for a listing with these counts in Black. */
async function shelf(shop: TestShop, counts: Record<string, number>) {
  const { inventory, database } = shop
  const listingId = crypto.randomUUID()
  const open = (given: Record<string, number>) =>
    database.transaction((tx) =>
      inventory.open(tx, 'Ada', {
        listingId,
        name: 'Tee',
        counts: Object.entries(given).map(([size, quantity]) => ({ size, color: 'Black', quantity })),
      }),
    )
  await open(counts)
  return {
    listingId,
    open,
    hold: async (sizes: string[], visitorId: string = crypto.randomUUID()) => {
      const orderId = crypto.randomUUID()
      const lines = sizes.map((size, at) => ({
        listingId,
        size,
        color: 'Black',
        position: at + 1,
        quantity: 1,
      }))
      await database.transaction((tx) => inventory.reserve(tx, { orderId, visitorId, lines }))
      return orderId
    },
    settle: (orderId: string, outcome: 'paid' | 'unpaid') =>
      database.transaction((tx) => inventory.followPayment(tx, { orderId, outcome })),
    putBack: (orderId: string, refund: string) =>
      database.transaction((tx) => inventory.putBack(tx, orderId, 'all', refund)),
    left: async () => {
      const levels = await inventory.levelsOf([listingId])
      return Object.fromEntries(levels.map(({ size, onHand, reserved }) => [size, [onHand, reserved]]))
    },
  }
}

test('a key that is already open keeps its count when the listing is opened with more', async () => {
  const other = await shelf(shop, { S: 9 })
  const { open, left: leftOf, listingId } = await shelf(shop, { S: 3 })
  await open({ S: 50, M: 2 })
  await shop.database.transaction((tx) => shop.inventory.rename(tx, listingId, 'Tour tee'))
  const names = [listingId, other.listingId].map(async (id) => (await shop.inventory.levelsOf([id]))[0]?.name)
  expect(await Promise.all(names)).toEqual(['Tour tee', 'Tee'])
  expect(await leftOf()).toEqual({ S: [3, 0], M: [2, 0] })
  const moves = await shop.inventory.journalOf(staff, listingId)
  expect(moves.map(({ size, onHandChange }) => [size, onHandChange])).toEqual([
    ['M', 2],
    ['S', 3],
  ])
})

test('the journal shows who moved stock and why', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const { hold, settle, putBack, listingId } = await shelf(shop, { S: 9 })
  const shopper = crypto.randomUUID()
  await hold(['S'], shopper)
  const again = await hold(['S'], shopper)
  const held = { listingId, size: 'S', color: 'Black', quantity: 1 }
  expect(await shop.inventory.heldBy(shopper)).toEqual([held])
  await settle(again, 'unpaid')
  expect(await shop.inventory.heldBy(shopper)).toEqual([])
  const late = await hold(['S'])
  clock.advance(hours(3))
  await shop.inventory.releaseExpired()
  await settle(late, 'paid')
  await putBack(late, 'refund-1')
  const key = { id: crypto.randomUUID(), name: 'ERP', permissions: new Set(['products.write'] as const) }
  for (const actor of [staff, { ...visitor(), key }])
    await shop.inventory.restock(actor, { ...held, note: 'Delivery' })

  const moves = (await shop.inventory.journalOf(staff, listingId)).reverse()
  expect(moves.map(({ kind, actorName, note }) => [kind, actorName, note])).toEqual([
    ['restock', 'Ada', 'Starting stock'],
    ['reserve', 'Checkout', ''],
    ['release', 'Checkout', 'The shopper started another checkout'],
    ['reserve', 'Checkout', ''],
    ['release', 'Payments', 'Not paid'],
    ['reserve', 'Checkout', ''],
    ['release', 'Checkout', 'The time to pay ran out'],
    ['allocate', 'Payments', 'Paid after the reservation had expired'],
    ['putBack', 'Refunds', 'refund-1'],
    ['restock', staff.user?.email, 'Delivery'],
    ['restock', 'service key ERP', 'Delivery'],
  ])
})

test('each line of an order is handled separately and affects no other order', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const { hold, settle, putBack, left: leftOf } = await shelf(shop, { S: 1, M: 1, L: 5 })
  const late = await hold(['S', 'M'])
  clock.advance(hours(3))
  await shop.inventory.releaseExpired()
  const [first, other] = [await hold(['S', 'L']), await hold(['L'])]
  expect(await leftOf()).toEqual({ S: [1, 1], M: [1, 0], L: [5, 2] })
  await settle(first, 'paid')
  expect(await settle(late, 'paid')).toMatchObject([{ position: 1, size: 'S', quantity: 1 }])
  expect(await settle(late, 'paid')).toEqual([])
  expect(await leftOf()).toEqual({ S: [0, 0], M: [0, 0], L: [4, 1] })
  await putBack(late, 'refund-1')
  expect(await leftOf()).toEqual({ S: [0, 0], M: [1, 0], L: [4, 1] })
  // Anything that was never taken, or came back with a refund, isn't restocked again.
  await settle(late, 'unpaid')
  expect(await leftOf()).toEqual({ S: [0, 0], M: [1, 0], L: [4, 1] })
  await settle(first, 'unpaid')
  expect(await leftOf()).toEqual({ S: [1, 0], M: [1, 0], L: [5, 1] })
  await settle(other, 'unpaid')
  expect(await leftOf()).toEqual({ S: [1, 0], M: [1, 0], L: [5, 0] })
})

test('however stock rises above the mark again, its next fall is reported again, for that key only', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const { hold, settle, putBack, listingId } = await shelf(shop, { S: 6, M: 5 })
  const fall = async (size: string) => {
    clock.advance(1)
    const orderId = await hold([size])
    await settle(orderId, 'paid')
    return orderId
  }
  const told = async () => {
    await shop.jobs.runDue()
    const mails = (await shop.mail.list()).filter(({ template }) => template === 'low-stock')
    return mails.map(({ subject }) => subject?.split(', ')[1]).reverse()
  }
  const unpaid = await fall('S')
  await fall('M')
  expect(await told()).toEqual(['S/Black', 'M/Black'])
  await settle(unpaid, 'unpaid')
  await putBack(await fall('S'), 'refund-1')
  await fall('S')
  expect(await told()).toEqual(['S/Black', 'M/Black', 'S/Black', 'S/Black'])
  const key = { listingId, size: 'S', color: 'Black' }
  await shop.inventory.adjust(staff, { ...key, onHand: 6 })
  await fall('S')
  const changes = [{ size: 'S', color: 'Black', to: 6 }]
  await shop.inventory.changeMany(staff, { listingId, kind: 'adjust', changes })
  await fall('S')
  await fall('M')
  expect((await told()).slice(4)).toEqual(['S/Black', 'S/Black'])
})
