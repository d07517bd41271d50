import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rollPieces, rolls } from '#server/rolls/tables.ts'
import { changeOrder, customLine, listingOf, sellSheetAndShirts } from '#tests/harness/draft-order.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { listingCheckout, promote } from '#tests/harness/promote.ts'
import { designedLine, signedIn, startCheckout, visitor } from '#tests/harness/sell.ts'
import { stockTshirt } from '#tests/harness/shelves.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'staff@example.com')

const theOrder = async (shop: TestShop, id: string) => {
  const order = await shop.orders.getForStaff(staff, id)
  if (!order) throw new Error('No order')
  return order
}

const blocked = async (shop: TestShop) =>
  (await shop.production.readBoard(staff)).cards
    .map(({ ticket, quantity, blocked }) => [ticket, quantity, blocked?.reason ?? null])
    .toSorted()

const mailed = async (shop: TestShop) =>
  (await shop.mail.list()).filter(({ template }) => template === 'order-changed')

const lastOf = (address: string | null | undefined): string => address?.split('/').at(-1) ?? ''

/** The balance left by a change, for the customer, who has the email's link. */
async function linkOf(shop: TestShop, orderId: string) {
  const [change] = await shop.orderChanges.listForOrder(staff, orderId)
  const token = lastOf(change?.payPath)
  const { operations } = shop
  return {
    token,
    /** The sandbox's name for the page that it leads to. */
    open: async () => lastOf((await operations.ask('order-changes.pay', visitor(), { token })).url),
    settle: () => operations.ask('order-changes.settle', visitor(), { token }),
    callOff: () => operations.call('order-changes.call-off', staff, { change: change?.id ?? '' }),
  }
}

async function payLink(shop: TestShop, orderId: string) {
  const { token, open, settle } = await linkOf(shop, orderId)
  await shop.sandbox.pay(await open(), 'approved')
  await settle()
  return token
}

test('more of a line and an added line are requested by link, wait on the board, and go on when paid', async () => {
  const { orderId, shirts, left } = await sellSheetAndShirts(shop)
  const before = await left()

  // $114.00 with 8.25 % tax; two more shirts and a banner: $56.00 + $120.50, their tax $14.56.
  const answer = await changeOrder(shop, staff, orderId, {
    lines: [{ item: shirts, quantity: 5 }],
    added: [customLine()],
  })
  expect(answer).toMatchObject({
    ok: true,
    value: { state: 'sent', differenceCents: 19_106, openCents: 19_106 },
  })
  const order = await theOrder(shop, orderId)
  expect(order.items.map(({ quantity, position }) => [position, quantity])).toEqual([
    [1, 1],
    [2, 5],
    [3, 1],
  ])
  expect(order).toMatchObject({ totalCents: 12_341 + 19_106, openCents: 19_106, paymentStatus: 'paid' })
  expect(before - (await left())).toBe(2)
  const waits = 'Waiting for $191.06 for the changed order'
  const number = order.orderNumber
  expect(await blocked(shop)).toEqual([
    [`${number}-1`, 1, null],
    [`${number}-2`, 5, waits],
    [`${number}-3`, 1, waits],
  ])
  expect(order.history.at(-1)).toMatchObject({
    kind: 'change',
    actorName: 'staff@example.com',
    note: expect.stringContaining('5 instead of 3'),
  })
  await shop.jobs.runDue()
  expect(await mailed(shop)).toMatchObject([
    { to: 'ada@example.com', subject: `Your order ${number} was changed: $191.06 to pay` },
  ])
  await expectMoneyToAddUp(shop.database)

  const token = await payLink(shop, orderId)
  expect(await theOrder(shop, orderId)).toMatchObject({ openCents: 0, paymentStatus: 'paid' })
  expect((await blocked(shop)).map(([, , reason]) => reason)).toEqual([null, null, null])
  expect(await shop.orderChanges.view(token)).toMatchObject({ state: 'paid', amountCents: 19_106 })
  await shop.jobs.runDue()
  const receipts = (await shop.mail.list()).filter(({ template }) => template === 'difference-paid')
  expect(receipts).toMatchObject([
    { to: 'ada@example.com', subject: `We received your $191.06 for order ${number}` },
  ])
  expect(receipts[0]?.text).toContain('Order total: $314.47')
  expect(await shop.operations.call('order-changes.pay', visitor(), { token })).toMatchObject({
    code: 'conflict',
  })
  await expectMoneyToAddUp(shop.database)

  // Both payments together cover a full refund.
  const whole = { refundId: randomUUID(), kind: 'full', reason: 'Misprint' }
  expect(await shop.payments.refund(staff, orderId, whole)).toMatchObject({ ok: true })
  expect(await theOrder(shop, orderId)).toMatchObject({ paymentStatus: 'refunded' })
  expect(
    (await shop.payments.listRefunds(staff, orderId)).map(({ amountCents }) => amountCents).toSorted(),
  ).toEqual([12_341, 19_106])
  await expectMoneyToAddUp(shop.database)
})

test('items waiting for money are released when it is paid, whatever else holds them by then', async () => {
  const { orderId, sheet, shirts } = await sellSheetAndShirts(shop)
  await changeOrder(shop, staff, orderId, {
    lines: [
      { item: sheet, quantity: 2 },
      { item: shirts, quantity: 5 },
    ],
  })
  const reasons = async () => (await blocked(shop)).map(([, , reason]) => reason)
  const waits = expect.stringMatching(/^Waiting for \$[\d.]+ for the changed order$/)
  expect(await reasons()).toEqual([waits, waits])
  await shop.database.pool.query("update production_items set place = 'print' where order_item_id = $1", [
    sheet,
  ])
  const { designData } = await designedLine(shop, staff)
  const design = String(designData?.design_id)
  await shop.operations.ask('order-items.set-design', staff, { item: sheet, design })
  const changed = 'Design changed after printing'
  expect(await reasons()).toEqual([expect.stringContaining(`${changed} · Waiting for`), waits])
  await payLink(shop, orderId)
  expect(await reasons()).toEqual([changed, null])
})

test('fewer of a line and a removed line go back to the payment and the shelf, once however often it is sent', async () => {
  const { orderId, sheet, shirts, left } = await sellSheetAndShirts(shop)
  const before = await left()
  const changeId = randomUUID()
  const wanted = {
    ...{ changeId, version: (await theOrder(shop, orderId)).version, seenDifference: -9_310 },
    lines: [
      { item: sheet, quantity: 0 },
      { item: shirts, quantity: 1 },
    ],
  }
  // $28.00 and its tax $2.31; under $75.00 it ships for $8.99, which staff leave out.
  const sent = () => changeOrder(shop, staff, orderId, { ...wanted, shippingPrice: 0 })
  const answers = [await sent(), await sent()]
  for (const answer of answers)
    expect(answer).toMatchObject({ ok: true, value: { change: changeId, state: 'settled', openCents: 0 } })
  const order = await theOrder(shop, orderId)
  expect(order).toMatchObject({ totalCents: 3_031, openCents: 0, paymentStatus: 'paid' })
  expect(order.items.map(({ quantity }) => quantity)).toEqual([1])
  expect((await left()) - before).toBe(2)
  expect(await shop.payments.listRefunds(staff, orderId)).toMatchObject([
    { amountCents: 9_310, status: 'done', reason: 'Your order was changed' },
  ])
  expect(await blocked(shop)).toEqual([[`${order.orderNumber}-2`, 1, null]])
  await expectMoneyToAddUp(shop.database)
  // A later line never reuses the number of a removed one.
  await changeOrder(shop, staff, orderId, { lines: [], added: [customLine()], settle: 'done' })
  expect((await theOrder(shop, orderId)).items.map(({ position }) => position)).toEqual([2, 3])
  await expectMoneyToAddUp(shop.database)
})

test('an amount to settle later stays open and is carried by the next change, and a link that is called off is open again', async () => {
  const { orderId, shirts } = await sellSheetAndShirts(shop)
  const later = await changeOrder(shop, staff, orderId, {
    ...{ lines: [{ item: shirts, quantity: 4 }], settle: 'later' },
  })
  expect(later).toMatchObject({ ok: true, value: { state: 'open', openCents: 3_031 } })
  expect(await changeOrder(shop, staff, orderId, {})).toMatchObject({
    ok: true,
    value: { state: 'sent', differenceCents: 3_031 },
  })
  expect(await changeOrder(shop, staff, orderId, { lines: [{ item: shirts, quantity: 5 }] })).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Cancel that payment link first'),
  })
  const [sent, first] = await shop.orderChanges.listForOrder(staff, orderId)
  expect(first?.state).toBe('carried')
  const change = sent?.id ?? ''
  expect(await shop.operations.ask('order-changes.call-off', staff, { change })).toMatchObject({
    state: 'open',
    openCents: 3_031,
  })
  expect(await changeOrder(shop, staff, orderId, { settle: 'done' })).toMatchObject({
    ok: true,
    value: { state: 'settled', openCents: 0 },
  })
  expect(await theOrder(shop, orderId)).toMatchObject({ openCents: 0 })
  expect(await changeOrder(shop, staff, orderId, {})).toMatchObject({ reason: 'invalid' })
  await expectMoneyToAddUp(shop.database)
})

test('a difference has one payment page at a time, a new one after a refusal, and is not called off while someone pays', async () => {
  const { orderId, shirts } = await sellSheetAndShirts(shop)
  await changeOrder(shop, staff, orderId, { lines: [{ item: shirts, quantity: 4 }] })
  const { open, settle, callOff } = await linkOf(shop, orderId)

  const first = await open()
  expect(await open()).toBe(first)
  await shop.sandbox.pay(first, 'declined')
  await settle()
  const second = await open()
  expect(second).not.toBe(first)
  await shop.sandbox.pay(second, 'slow')
  expect(await callOff()).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('paying it right now'),
  })
  await shop.sandbox.finishLate(second)
  await settle()
  expect(await callOff()).toMatchObject({ ok: false })
  expect(await theOrder(shop, orderId)).toMatchObject({ openCents: 0 })
})

test('a change that costs the same before and after is made, and no money moves', async () => {
  const { orderId, shirts } = await sellSheetAndShirts(shop)
  const { totalCents } = await theOrder(shop, orderId)
  const answer = await changeOrder(shop, staff, orderId, {
    lines: [{ item: shirts, quantity: 2 }],
    added: [customLine({ price: '28.00' })],
  })
  expect(answer).toMatchObject({ ok: true, value: { differenceCents: 0, openCents: 0 } })
  expect(await theOrder(shop, orderId)).toMatchObject({ totalCents })
  expect(await shop.payments.listRefunds(staff, orderId)).toEqual([])
  await expectMoneyToAddUp(shop.database)
})

test('an unpaid page is closed when its difference is called off', async () => {
  const { orderId, shirts } = await sellSheetAndShirts(shop)
  await changeOrder(shop, staff, orderId, { lines: [{ item: shirts, quantity: 4 }] })
  const { open, callOff } = await linkOf(shop, orderId)
  const page = await open()
  expect(await callOff()).toMatchObject({ ok: true })
  expect(await shop.sandbox.pay(page, 'approved')).toEqual({ ok: false, reason: 'over' })
  expect(await theOrder(shop, orderId)).toMatchObject({ openCents: 3_031 })
})

test('lines that are printed, packed, labeled or out of stock stay unchanged, and say what to do', async () => {
  const { orderId, sheet, shirts, listingId, left } = await sellSheetAndShirts(shop)
  const open = async (item: string) =>
    (await shop.orderChanges.open(staff, orderId, randomUUID()))?.lines.find(({ id }) => id === item)?.fixed
  const place = (item: string, to: string) =>
    shop.database.pool.query('update production_items set place = $2 where order_item_id = $1', [item, to])
  await place(sheet, 'print')
  expect(await open(sheet)).toBeNull()
  await place(sheet, 'cut')
  expect(await open(sheet)).toContain('already printed')
  await place(shirts, 'packed')
  expect(await open(shirts)).toContain('already packed')
  for (const [item, word] of [
    [sheet, 'printed'],
    [shirts, 'packed'],
  ] as const)
    expect(await changeOrder(shop, staff, orderId, { lines: [{ item, quantity: 2 }] })).toMatchObject({
      reason: 'invalid',
      message: expect.stringContaining(word),
    })
  const tooMany = (await left()) + 1
  expect(
    await changeOrder(shop, staff, orderId, { added: [listingOf(listingId, 'L', 'Maroon', tooMany)] }),
  ).toMatchObject({ reason: 'invalid' })
  const none = [
    { item: sheet, quantity: 0 },
    { item: shirts, quantity: 0 },
  ]
  await place(sheet, 'check')
  await place(shirts, 'pack')
  expect(await changeOrder(shop, staff, orderId, { lines: none })).toMatchObject({
    message: 'There would be nothing left of the order. Cancel it instead.',
  })
  await shop.orders.setStatus(staff, orderId, 'shipped')
  expect(await changeOrder(shop, staff, orderId, { added: [customLine()] })).toMatchObject({
    message: expect.stringContaining('Set its status back to In production first'),
  })
  for (const actor of [visitor(), signedIn('customer')])
    expect(await changeOrder(shop, actor, orderId, { added: [customLine()] })).toMatchObject({
      ok: false,
      reason: 'refused',
    })
  expect((await theOrder(shop, orderId)).totalCents).toBe(12_341)
  await expectMoneyToAddUp(shop.database)
})

test('a line in a parcel with a label and one on an open roll stay unchanged, and say what to do', async () => {
  const { orm } = shop.database
  const { orderId, sheet, shirts } = await sellSheetAndShirts(shop)
  const [roll] = await orm
    .insert(rolls)
    .values({
      printerName: 'DTF printer',
      createdBy: 'dora@example.com',
      widthPx: 6_600,
      heightPx: 3_000,
      alonePx: 6_000,
    })
    .returning()
  await orm.insert(rollPieces).values({
    ...{
      rollId: roll?.id ?? '',
      number: 1,
      orderId,
      orderItemId: sheet,
      ticket: 'T-1',
      run: 1,
      part: 'sheet',
      copy: 1,
    },
    ...{ x: 0, y: 0, widthPx: 6_600, heightPx: 3_000, isTurned: false },
  })
  const refused = { message: expect.stringMatching(/It’s on ROLL-\d+\. Take that roll apart first\./) }
  expect(await changeOrder(shop, staff, orderId, { lines: [{ item: sheet, quantity: 2 }] })).toMatchObject(
    refused,
  )
  await orm.update(rollPieces).set({ isOpen: false })
  const more = { lines: [{ item: sheet, quantity: 2 }], settle: 'done' as const }
  expect(await changeOrder(shop, staff, orderId, more)).toMatchObject({ ok: true })

  const label = { order: orderId, trackingNumber: '1Z 888', carrier: 'UPS' }
  await shop.operations.ask('shipping.enter-tracking', staff, label)
  const before = await theOrder(shop, orderId)
  const wanted = { lines: [{ item: shirts, quantity: 4 }], settle: 'done' as const }
  const labeled = { reason: 'invalid', message: expect.stringContaining('in a parcel with a label') }
  expect(await changeOrder(shop, staff, orderId, wanted)).toMatchObject(labeled)
  expect(await changeOrder(shop, staff, orderId, { added: [customLine()] })).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Void the label first'),
  })
  expect(await theOrder(shop, orderId)).toMatchObject({
    totalCents: before.totalCents,
    version: before.version,
  })
  await expectMoneyToAddUp(shop.database)
})

test('print files for the new quantities are requested again in the transaction of the change', async () => {
  const { orderId, sheet, shirts, left } = await sellSheetAndShirts(shop)
  await shop.settings.change({ system: 'test' }, { lowStockAt: (await left()) - 1 })
  await shop.database.pool.query('update stock_levels set low_told_at = null')
  await shop.printFiles.request(staff, sheet)
  const lines = [
    { item: sheet, quantity: 2 },
    { item: shirts, quantity: 4 },
  ]
  // A permitted program, with its key, as well.
  const may = new Set(['orders.write'] as const)
  const program = { visitorId: '', user: null, key: { id: randomUUID(), name: 'CRM', permissions: may } }
  const changed = await changeOrder(shop, program, orderId, { lines, settle: 'done' })
  expect(changed).toMatchObject({ ok: true })
  // One shirt more than the three that were paid.
  const stock = async (what: string) => (await shop.database.pool.query(`select ${what}`, [orderId])).rows
  expect(
    await stock(`kind, on_hand_change from stock_moves where order_id = $1 order by id desc limit 1`),
  ).toEqual([{ kind: 'allocate', on_hand_change: -1 }])
  expect(await stock('quantity, put_back from stock_reservations where order_id = $1')).toEqual([
    { quantity: 4, put_back: 0 },
  ])
  const toldLow = async () =>
    (await shop.database.pool.query('select 1 from stock_levels where low_told_at is not null')).rowCount
  expect(await toldLow()).toBe(1)
  const transactionsOf = async (what: string, id: string) =>
    (await shop.database.pool.query(`select xmin::text as made, state ${what}`, [id])).rows
  const [change] = await transactionsOf('from order_changes where order_id = $1', orderId)
  const files = await transactionsOf('from print_files where order_item_id = $1 order by created_at', sheet)
  expect(files).toEqual([
    { state: 'superseded', made: change.made },
    { state: 'queued', made: change.made },
  ])
  expect(await transactionsOf('from print_files where order_item_id = $1', shirts)).toEqual([])
  const jobs = await shop.database.pool.query(
    `select xmin::text as made from pgboss.job where name = 'print-files.render' and xmin::text = $1`,
    [change.made],
  )
  expect(jobs.rows).toHaveLength(1)

  // Once restocked, it is reported again the next time it runs low.
  const less = { lines: [{ item: shirts, quantity: 3 }], settle: 'done' as const }
  expect(await changeOrder(shop, staff, orderId, less)).toMatchObject({ ok: true })
  expect(await stock('kind from stock_moves where order_id = $1 order by id desc limit 1')).toEqual([
    { kind: 'putBack' },
  ])
  expect(await toldLow()).toBe(0)
})

test('the order’s discount follows its lines by its own rule', async () => {
  await promote(shop)
  const actor = visitor()
  const wish = { listingId: (await stockTshirt(shop)).id, size: 'L', color: 'Maroon', quantity: 3 }
  const form = await listingCheckout(shop, actor, wish, { promoCode: 'SAVE15' })
  const { attemptId, reference } = await startCheckout(shop, actor, form)
  await shop.sandbox.pay(reference, 'approved')
  await shop.payments.settle(attemptId, 'return')
  const [summary] = (await shop.orders.listForStaff(staff, {})).orders
  const orderId = summary?.id ?? ''
  // 15 % of $84.00, then of $140.00; tax applies to both before the discount.
  expect(summary).toMatchObject({ discountCents: 1_260, totalCents: 7_833 })
  const lines = [{ item: summary?.items[0]?.id ?? '', quantity: 5 }]
  expect(await changeOrder(shop, staff, orderId, { lines, settle: 'done' })).toMatchObject({
    ok: true,
    value: { differenceCents: 5_222, openCents: 0 },
  })
  expect(await theOrder(shop, orderId)).toMatchObject({ discountCents: 2_100, totalCents: 13_055 })
  await expectMoneyToAddUp(shop.database)
})

test('contact, address and notes are changed only as seen, and the change is reported', async () => {
  const { orderId } = await sellSheetAndShirts(shop)
  const { version, shippingAddress } = await theOrder(shop, orderId)
  const { street1, street2, city, state, zip } = shippingAddress
  const details = {
    ...{ order: orderId, version },
    contact: { fullName: 'Grace Hopper', email: 'grace@example.com', phone: '512 555 0101' },
    address: { street1: '1 Navy Way', street2, city, state, zip },
    ...{ notes: 'Ring twice', tellCustomer: true },
  }
  const edit = (changes: object = {}) =>
    shop.operations.call('orders.edit-details', staff, { ...details, ...changes })
  expect(await edit()).toMatchObject({ ok: true, value: { changed: ['name', 'email', 'address'] } })
  expect(await edit({ notes: 'Twice' })).toMatchObject({
    reason: 'conflict',
    theirs: {
      contact: { fullName: 'Grace Hopper' },
      address: { street1: '1 Navy Way' },
      notes: 'Ring twice',
    },
    yours: { notes: 'Twice' },
  })
  const order = await theOrder(shop, orderId)
  expect(order).toMatchObject({
    contactName: 'Grace Hopper',
    shippingAddress: { street1: '1 Navy Way', name: 'Grace Hopper', city },
  })
  await shop.jobs.runDue()
  expect(await mailed(shop)).toMatchObject([{ to: 'grace@example.com' }])
  await shop.orders.setStatus(staff, orderId, 'shipped')
  const next = { version: order.version + 1, address: { street1, street2, city, state, zip } }
  expect(await edit(next)).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Void the label first'),
  })
})
