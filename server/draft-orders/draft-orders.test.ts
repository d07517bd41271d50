import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paymentLinkDays } from '#domain/orders/draft-order.ts'
import { days, hours, minutes } from '#server/kernel/clock.ts'
import { mails } from '#server/mail/tables.ts'
import { orderHistory, orderItems, orders } from '#server/orders/tables.ts'
import { paymentAttempts } from '#server/payments/tables.ts'
import { productionItems } from '#server/production/tables.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { customLine, filledDraftOrder, listingOf, sheetToFollow } from '#tests/harness/draft-order.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { holdPage } from '#tests/harness/processes/hold-page.ts'
import { holdTable } from '#tests/harness/processes/hold-table.ts'
import { listingCheckout } from '#tests/harness/promote.ts'
import { designedLine, pressPay, signedIn, visitor } from '#tests/harness/sell.ts'
import { stockTshirt } from '#tests/harness/shelves.ts'
import { shareTestShop, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { draftOrders } from './tables.ts'

const shop = await shareTestShop()

const staff = signedIn('admin')
/** Without what is repeated at its list. */
const byField = ({ lines, ...errors }: Record<string, string>) =>
  Object.keys(errors).length > 0 ? errors : { lines }

const ended = {
  ok: false,
  code: 'conflict',
  message: expect.stringContaining('was paid or cancelled, or is no longer open'),
}

const rowOf = async ({ database }: TestShop, id: string) => {
  const [row] = await database.orm.select().from(draftOrders).where(eq(draftOrders.id, id))
  if (!row) throw new Error('No such draft order')
  return row
}

const heldOf = async (shop: TestShop, listingId: string) => {
  const level = await shop.inventory.levelOf({ listingId, size: 'S', color: 'Black' })
  return [level?.onHand, level?.reserved]
}

async function send(shop: TestShop, form = filledDraftOrder()) {
  const sent = await shop.operations.call('draft-orders.send-link', staff, form)
  if (!sent.ok) throw new Error(`Not sent: ${JSON.stringify(sent)}`)
  return rowOf(shop, form.id)
}

/** Opens the payment page; returns its name at the sandbox. */
async function openPage(shop: TestShop, token: string): Promise<string> {
  const opened = await shop.operations.call('payment-links.pay', visitor(), { token })
  if (!opened.ok) throw new Error(`No page: ${JSON.stringify(opened)}`)
  return opened.value.url.split('/').at(-1) ?? ''
}

test('an order paid at the counter is priced like a cart, counted as stock, printed once its artwork is there, and refunded by hand', async () => {
  const shirt = await stockTshirt(shop)
  const form = filledDraftOrder({
    lines: [sheetToFollow(2), listingOf(shirt.id, 'S', 'Black', 2), customLine({ quantity: 3 })],
    discount: { amount: '10', reason: 'A good neighbor' },
    delivery: 'shipping',
    address: { street1: '12 Analytical Way', city: 'Austin', state: 'TX', zip: '78702' },
    shippingPrice: '15.00',
    notes: 'Rolled, not folded',
    dueDay: '2030-01-07',
  })
  // 2 × 30.00 + 2 × 28.00 + 3 × 120.50 = 477.50; minus 10.00; 15.00 shipping; tax 8.25 % of the subtotal.
  const quoted = await shop.operations.call('draft-orders.total', staff, form)
  expect(quoted).toMatchObject({
    ok: true,
    value: {
      ...{ subtotalCents: 47_750, discountCents: 1_000, shippingCents: 1_500 },
      ...{ taxCents: 3_939, totalCents: 52_189 },
    },
  })

  const payment = { method: 'card', reference: 'T-4711' } as const
  const taken = await Promise.all([
    shop.operations.call('draft-orders.take-new', staff, { ...form, ...payment }),
    shop.operations.call('draft-orders.take-new', staff, { ...form, ...payment }),
  ])

  expect(taken.filter(({ ok }) => ok).length).toBeGreaterThan(0)
  expect(await shop.database.orm.$count(orders)).toBe(1)
  const [order] = await shop.database.orm.select().from(orders)
  expect(order).toMatchObject({
    status: 'pending_review',
    paymentStatus: 'paid',
    totalCents: 52_189,
    discountName: 'A good neighbor',
    notes: 'Rolled, not folded',
    contactName: 'Grace Hopper',
  })
  expect(order?.dueAt?.toISOString().slice(0, 10)).toMatch(/^2030-01-0[78]$/)
  const sold = await shop.database.orm.select().from(orderItems).orderBy(asc(orderItems.position))
  expect(sold.map(({ name, productSize, productColor }) => [name, productSize, productColor])).toEqual([
    ['Gang Sheet 22 × 60 in', '22 × 60 in', ''],
    ['Static Kings tour tee', 'S', 'Black'],
    ['Banner, 6 × 3 ft', '', ''],
  ])
  expect(await heldOf(shop, shirt.id)).toEqual([1, 0])
  expect((await rowOf(shop, form.id)).state).toBe('paid')
  const [attempt] = await shop.database.orm.select().from(paymentAttempts)
  expect(attempt).toMatchObject({ provider: 'counter', status: 'paid', capturedCents: 52_189 })
  expect(await shop.counter.find(attempt?.id ?? '')).toMatchObject({
    method: 'card',
    reference: 'T-4711',
    takenByName: staff.user?.email,
  })
  const history = await shop.database.orm.select().from(orderHistory).orderBy(orderHistory.id)
  expect(history.map(({ actorName, note }) => [actorName, note])).toEqual([
    [staff.user?.email, '$521.89 taken at the counter: Card terminal, T-4711'],
    ['Payments', 'Paid at the counter'],
  ])
  await expectMoneyToAddUp(shop.database)

  // The sheet waits for its artwork, on the floor and at the press.
  const [sheet] = await shop.database.orm.select().from(orderItems).where(eq(orderItems.position, 1))
  const refused = await shop.printFiles.start(staff, sheet?.id ?? '')
  expect(refused).toMatchObject({ ok: false, reason: 'artwork_to_follow' })
  // Shirts from the shelf and custom lines need nothing.
  const made = async (...asked: string[]) =>
    (await shop.operations.ask('print-files.make', staff, { orders: asked })).results.map(
      ({ ok, message }) => [ok, message],
    )
  expect(await made(order?.id ?? '', randomUUID())).toEqual([
    [false, 'The artwork for this sheet is still to come. Put it on the sheet in the studio first.'],
    [false, 'There is no such order'],
  ])
  const floor = await shop.database.orm.select().from(productionItems).orderBy(productionItems.ticket)
  expect(floor.map(({ route, isArtworkToFollow }) => [route.length, isArtworkToFollow])).toEqual([
    [4, true],
    [1, false],
    [2, false],
  ])

  // The artwork arrives and the sheet continues automatically; anything blocked for another reason stays blocked.
  const { designData } = await designedLine(shop, staff)
  const designId = String(designData?.design_id)
  expect(
    await shop.operations.call('order-items.set-design', staff, { item: sheet?.id ?? '', design: designId }),
  ).toMatchObject({ ok: true })
  expect(await made(order?.id ?? '')).toEqual([[true, '1 file is being made']])
  const board = async () => (await shop.production.readBoard(staff)).cards
  expect((await board()).map(({ blocked }) => blocked)).toEqual([null, null, null])
  await shop.operations.ask('production.block', staff, { item: sheet?.id ?? '', reason: 'Waits for film' })
  const next = await designedLine(shop, staff)
  await shop.operations.call('order-items.set-design', staff, {
    item: sheet?.id ?? '',
    design: String(next.designData?.design_id),
  })
  expect((await board()).find(({ itemId }) => itemId === sheet?.id)?.blocked).toMatchObject({
    reason: 'Waits for film',
  })

  const refund = { refundId: randomUUID(), kind: 'amount', amountCents: 2_189, reason: 'Scratched' }
  expect(await shop.payments.refund(staff, order?.id ?? '', refund)).toMatchObject({
    ok: true,
    refund: { status: 'done', amountCents: 2_189 },
  })
  expect(await shop.operations.call('payments.check', staff, { payment: attempt?.id ?? '' })).toMatchObject({
    ok: true,
  })
  await expectMoneyToAddUp(shop.database)
})

test('anything that cannot be sold or read is flagged at its field, nothing is written, and only staff have access', async () => {
  const shirt = await stockTshirt(shop)
  const refusalOf = async (changes: Record<string, unknown>) => {
    const sent = await shop.operations.call('draft-orders.send-link', staff, filledDraftOrder(changes))
    return sent.ok ? null : sent.reason === 'invalid' ? byField(sent.fieldErrors) : sent.message
  }

  expect(await refusalOf({ lines: [] })).toEqual({ lines: 'Add what you’re selling' })
  expect(await refusalOf({ lines: [customLine({ reason: ' ' })] })).toEqual({
    'lines.0.reason': 'Say why it needs its own line',
  })
  expect(await refusalOf({ lines: [sheetToFollow(1, 61)] })).toEqual({ 'lines.0': 'Unknown size selected' })
  expect(await refusalOf({ lines: [customLine({ price: 'a lot' })] })).toEqual({
    'lines.0.price': 'Enter an amount such as 8.99',
  })
  expect(await refusalOf({ lines: [customLine(), listingOf(shirt.id, 'S', 'Black', 4)] })).toEqual({
    'lines.1': expect.stringContaining('Only 3'),
  })
  expect(await refusalOf({ discount: { amount: '500', reason: 'Too kind' } })).toEqual({
    'discount.amount': 'The lines cost $120.50: take off no more than that',
  })
  expect(await refusalOf({ customerId: randomUUID() })).toEqual({
    customerId: 'This account no longer exists. Choose another one, or a guest.',
  })
  expect(await refusalOf({ lines: [customLine({ price: '0' })] })).toContain(
    'There’s nothing to pay, so there’s nothing to send. Make it a paid order.',
  )
  const stranger = shop.operations.call('draft-orders.send-link', visitor(), filledDraftOrder())
  expect(await stranger).toMatchObject({ ok: false, reason: 'refused', code: 'not_signed_in' })
  expect(await shop.database.orm.$count(draftOrders)).toBe(0)
  expect(await shop.database.orm.$count(orders)).toBe(0)
})

test.each([
  ['kept', 'draft-orders.save-draft', {}],
  ['sent', 'draft-orders.send-link', {}],
  ['paid', 'draft-orders.take-new', { method: 'cash', reference: '' }],
] as const)(
  'a draft that a colleague changed in the meantime is not %s unseen, and their version stays',
  async (_what, name, payment) => {
    const clock = createTestClock()
    await using shop = await startTestShop({ clock })
    const first = filledDraftOrder()
    await shop.operations.ask('draft-orders.save-draft', staff, first)
    const { changedAt: seen } = (await shop.draftOrders.get(staff, first.id)) ?? {}
    clock.advance(minutes(1))
    await shop.operations.ask('draft-orders.save-draft', staff, { ...first, notes: 'Net 30', seen })
    const theirs = await shop.draftOrders.get(staff, first.id)
    const mine = { ...first, notes: 'By Friday', ...payment }

    const outcome = await shop.operations.call(name, staff, { ...mine, seen })
    expect(outcome).toMatchObject({
      reason: 'conflict',
      theirs: { draft: { notes: 'Net 30' }, changedAt: theirs?.changedAt },
      yours: { notes: 'By Friday' },
    })
    expect(await shop.draftOrders.get(staff, first.id)).toEqual(theirs)
    expect(await shop.database.orm.$count(orders)).toBe(0)

    expect(await shop.operations.call(name, staff, { ...mine, seen: theirs?.changedAt })).toMatchObject({
      ok: true,
    })
    expect((await shop.draftOrders.get(staff, first.id))?.draft.notes).toBe('By Friday')
  },
)

test.each([
  ['its link', 'draft-orders.send-link', {}],
  ['its money', 'draft-orders.take-new', { method: 'cash', reference: '' }],
] as const)(
  'a purchase by someone else between its price and %s is reported, and nothing is written',
  async (_what, name, payment) => {
    const shirt = await stockTshirt(shop)
    const wanted = filledDraftOrder({ lines: [listingOf(shirt.id, 'S', 'Black', 3)] })
    const held = await holdTable(shop.database, 'draft_orders')
    const sending = shop.operations.call(name, staff, { ...wanted, ...payment })
    await held.isWaitedFor()
    const shopper = visitor()
    const bought = await pressPay(
      shop,
      shopper,
      await listingCheckout(shop, shopper, { listingId: shirt.id }),
    )
    expect(bought).toMatchObject({ ok: true })
    await held.letGo()
    expect(await sending).toMatchObject({
      ok: false,
      code: 'conflict',
      message: 'Someone just bought what this order needs. Check its lines again.',
    })
    expect(await heldOf(shop, shirt.id)).toEqual([3, 1])
    expect(await shop.database.orm.$count(draftOrders)).toBe(0)
    expect(await shop.database.orm.$count(orders)).toBe(1)
  },
)

test('a link is emailed, viewed, declined once and paid: one order, its stock held the whole time', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const shirt = await stockTshirt(shop)
  const form = filledDraftOrder({ lines: [listingOf(shirt.id, 'S', 'Black', 3)] })
  await shop.operations.call('draft-orders.save-draft', staff, { ...form, notes: 'A draft first' })
  const { token } = await send(shop, form)
  await shop.operations.call('draft-orders.send-link', staff, form)
  await shop.jobs.runDue()

  const written = await shop.database.orm.select().from(mails)
  expect(written.map(({ template, toAddress }) => [template, toAddress])).toEqual([
    ['payment-link', form.contact.email],
  ])
  expect(await heldOf(shop, shirt.id)).toEqual([3, 3])
  await shop.operations.ask('payment-links.see', visitor(), { token: token })
  expect((await rowOf(shop, form.id)).seenAt).not.toBeNull()

  // Days later a card is declined: the invoice is still there, and so are its shirts.
  clock.advance(days(5))
  await shop.inventory.releaseExpired()
  await shop.sandbox.pay(await openPage(shop, token), 'declined')
  expect(await shop.operations.call('payment-links.settle', visitor(), { token })).toMatchObject({
    ok: true,
    value: { state: 'failed' },
  })
  expect(await shop.draftOrders.view(token)).toMatchObject({
    ...{ state: 'open', isUnderWay: false, lastTry: 'failed' },
  })
  expect(await heldOf(shop, shirt.id)).toEqual([3, 3])

  await shop.sandbox.cancel(await openPage(shop, token))
  await shop.operations.call('payment-links.settle', visitor(), { token })
  expect(await shop.draftOrders.view(token)).toMatchObject({ state: 'open', lastTry: 'cancelled' })

  // An abandoned page expires automatically and is followed by the next one.
  const left = await openPage(shop, token)
  clock.advance(hours(3))
  await shop.payments.sweep()
  const reference = await openPage(shop, token)
  expect(reference).not.toBe(left)
  await shop.sandbox.pay(reference, 'approved')
  expect(await shop.operations.call('payment-links.settle', visitor(), { token })).toMatchObject({
    ...{ ok: true, value: { state: 'paid', orderNumber: 'GW-000001' } },
  })

  expect(await shop.draftOrders.view(token)).toMatchObject({ state: 'paid', orderNumber: 'GW-000001' })
  expect(await shop.operations.call('payment-links.pay', visitor(), { token })).toMatchObject(ended)
  expect(await heldOf(shop, shirt.id)).toEqual([0, 0])
  const placed = await shop.database.orm.select().from(orders).where(eq(orders.paymentStatus, 'paid'))
  expect(placed).toHaveLength(1)
  await expectMoneyToAddUp(shop.database)
})

test('an emailed invoice says how the goods are delivered', async () => {
  const address = { street1: '12 Analytical Way', city: 'Austin', state: 'TX', zip: '78702' }
  await send(shop, filledDraftOrder({ delivery: 'shipping', address, shippingPrice: '15.00' }))
  const [mail] = await shop.database.orm.select().from(mails)
  expect(JSON.stringify(mail?.data)).toContain('Ships to ')
})

test('a cancelled link and an expired one say so, and their stock is released', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const shirt = await stockTshirt(shop)
  const cancelled = await send(shop, filledDraftOrder({ lines: [listingOf(shirt.id, 'S', 'Black', 1)] }))
  const forgotten = await send(shop, filledDraftOrder({ lines: [listingOf(shirt.id, 'S', 'Black', 2)] }))
  await openPage(shop, cancelled.token)

  expect(
    await shop.operations.call('draft-orders.cancel', staff, { draftOrder: cancelled.id }),
  ).toMatchObject({ ok: true })
  expect(await shop.draftOrders.view(cancelled.token)).toMatchObject({ state: 'cancelled' })
  expect(
    await shop.operations.call('payment-links.pay', visitor(), { token: cancelled.token }),
  ).toMatchObject(ended)
  expect(
    await shop.operations.call('draft-orders.cancel', staff, { draftOrder: cancelled.id }),
  ).toMatchObject({ reason: 'refused', code: 'conflict' })
  expect(await heldOf(shop, shirt.id)).toEqual([3, 2])

  clock.advance(days(paymentLinkDays) + minutes(6))
  await shop.payments.sweep()
  expect(await shop.draftOrders.view(forgotten.token)).toMatchObject({ state: 'expired' })
  expect(await heldOf(shop, shirt.id)).toEqual([3, 0])
  await expectMoneyToAddUp(shop.database)
})

test('a link’s customer pays at the counter: its page is closed, and there is one order', async () => {
  const { id, token } = await send(shop)
  const reference = await openPage(shop, token)

  const taken = await shop.operations.call('draft-orders.take-for-link', staff, {
    draftOrder: id,
    method: 'cash',
    reference: '',
  })

  expect(taken).toMatchObject({ ok: true, value: { orderNumber: 'GW-000001' } })
  expect(await shop.sandbox.pay(reference, 'approved')).toEqual({ ok: false, reason: 'over' })
  expect(await shop.draftOrders.view(token)).toMatchObject({ state: 'paid', orderNumber: 'GW-000001' })
  await expectMoneyToAddUp(shop.database)
})

test('a draft order ships as fast as a cart: priced, shown on the invoice and made by that day', async () => {
  const form = (speed: string, changes: Record<string, unknown> = {}) =>
    filledDraftOrder({ lines: [sheetToFollow()], delivery: 'shipping', speed, ...changes })
  const { speeds } = await shop.settings.read()
  const shippingOf = async (asked: ReturnType<typeof form>) => {
    const quoted = await shop.operations.call('draft-orders.total', staff, asked)
    return quoted.ok ? quoted.value.shippingCents : null
  }
  const standard = await shippingOf(form('standard'))
  expect(await shippingOf(form('rush'))).toBe(speeds.rush.price)
  expect(standard).toBeLessThan(speeds.express.price)
  expect(await shippingOf(form('express', { shippingPrice: '4' }))).toBe(400)
  expect(await shippingOf(form('rush', { delivery: 'pickup' }))).toBe(0)

  const rush = form('rush')
  const payment = { method: 'cash', reference: '' } as const
  expect(await shop.operations.call('draft-orders.take-new', staff, { ...rush, ...payment })).toMatchObject({
    ok: true,
  })
  const kept = await shop.draftOrders.get(staff, rush.id)
  expect([kept?.draft.speed, kept?.bill?.deliverySpeed, kept?.bill?.shippingCents]).toEqual([
    ...['rush', 'rush', speeds.rush.price],
  ])
  const slow = form('standard')
  await shop.operations.call('draft-orders.take-new', staff, { ...slow, ...payment })
  const made = await shop.database.orm.select().from(orders)
  const arrival = (speed: string) =>
    made.find(({ deliverySpeed }) => deliverySpeed === speed)?.arrivesOn ?? ''
  expect([arrival('rush'), arrival('standard')].toSorted()).toEqual([arrival('rush'), arrival('standard')])
  expect(arrival('rush')).not.toBe(arrival('standard'))
})

test('a link cancelled while its page is being created: no one can pay on it, and no one is sent there', async () => {
  const { id, token } = await send(shop)
  const page = holdPage(shop, 'after')
  const opening = shop.operations.call('payment-links.pay', visitor(), { token })
  await page.isHeld
  expect(await shop.operations.call('draft-orders.cancel', staff, { draftOrder: id })).toMatchObject({
    ok: true,
  })
  page.letGo()
  expect(await opening).toMatchObject(ended)
  expect(await shop.sandbox.pay(await page.reference, 'approved')).toMatchObject({ ok: false })
})
