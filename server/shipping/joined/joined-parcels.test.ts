import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { copiesIn } from '#domain/shipping/parcel-contents.ts'
import { houseLabels } from '#server/adapters/shipping/house/tables.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { wordsOfPdf } from '#tests/harness/printed/marks-of-pdf.ts'
import { type CheckoutForm, signedIn, visitor } from '#tests/harness/sell.ts'
import { austin, orderToShip, waitingForLabel } from '#tests/harness/ship.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { until } from '#tests/harness/until.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())
const staff = signedIn('admin')
const ground = { carrier: 'Gangway Delivery', serviceLevel: 'Ground' }

const contactOf = (email: string) => ({ email, fullName: 'Ada Lovelace', phone: '' })

/** A guest's open orders, all to the same address. */
async function ordersOfOne(count: number, changes: Partial<CheckoutForm>[] = []) {
  const email = `${randomUUID()}@example.com`
  const made = []
  for (let at = 0; at < count; at += 1) {
    const checkout = { contact: contactOf(email), ...changes[at] }
    made.push(await orderToShip(shop, visitor(), { checkout }))
  }
  const [first, second] = made
  if (!first || !second) throw new Error('Two orders at least')
  return { email, first, second, third: made[2] ?? first, all: made.map(({ orderId }) => orderId) }
}

const join = (...orders: string[]) => shop.operations.call('shipping.join-orders', staff, { orders })
const takeOut = (order: string) => shop.operations.call('shipping.take-out-order', staff, { order })
const makeLabel = (order: string, more: object = {}) =>
  shop.operations.call('shipping.make-label', staff, { order, choice: 'cheapest', ...more })
const joinsOf = (orderId: string) => shop.shipping.joinsOf(staff, orderId)
const shipmentsOf = (orderId: string) => shop.shipping.listForOrders(staff, [orderId])
const statusOf = async (orderId: string) => (await shop.orders.forShipping(orderId))?.status
const labelCount = () => shop.database.orm.$count(houseLabels)
const because = (outcome: { ok: boolean; because?: string | undefined }) =>
  outcome.ok ? 'ok' : outcome.because

test('two orders to one address are joined: one label, one parcel, one number, and both are completed', async () => {
  const { first, second, all } = await ordersOfOne(2)
  const bought = await labelCount()
  expect(await joinsOf(first.orderId)).toEqual({
    together: [],
    joinable: [{ id: second.orderId, orderNumber: second.orderNumber }],
    problem: null,
  })
  const alone = (await waitingForLabel(shop, staff)).find((one) => one.orderId === first.orderId)
  expect(await join(...all)).toMatchObject({ ok: true })
  expect(await join(...all)).toMatchObject({ ok: true })
  expect((await joinsOf(second.orderId)).together).toEqual([
    { id: first.orderId, orderNumber: first.orderNumber },
  ])

  const listed = (await waitingForLabel(shop, staff)).filter((one) => all.includes(one.orderId))
  expect(listed).toMatchObject([{ orderId: first.orderId, together: [{ id: second.orderId }] }])
  // A sheet of 22 × 60 in weighs 0.32 lb, the mailer 0.1.
  expect(alone?.suggestion?.parcel.weight).toBe(0.5)
  expect(listed[0]?.suggestion?.parcel.weight).toBe(0.8)

  // A click on the second order covers both.
  expect(await makeLabel(second.orderId)).toMatchObject({ ok: true })
  expect(await labelCount()).toBe(bought + 1)
  const [one] = await shipmentsOf(first.orderId)
  const [same] = await shipmentsOf(second.orderId)
  expect(same).toEqual(one)
  expect(one?.parcel.details.weight).toBe(0.8)
  expect(one?.orderIds.toSorted()).toEqual(all.toSorted())
  expect(one?.contents.map(({ orderNumber, quantity }) => [orderNumber, quantity])).toEqual([
    [first.orderNumber, 1],
    [second.orderNumber, 1],
  ])
  for (const id of all) expect(await statusOf(id)).toBe('completed')
  expect(await takeOut(first.orderId)).toMatchObject({ ok: false, because: 'already_labeled' })
  for (const { orderId, orderNumber } of [first, second]) {
    const history = (await shop.orders.getForStaff(staff, orderId))?.history ?? []
    const other = orderNumber === first.orderNumber ? second : first
    expect(history.filter(({ kind }) => kind === 'parcel').map(({ to }) => to)).toEqual([
      `joined with ${other.orderNumber}`,
    ])
  }
})

test('a void puts both back to where they wait, still joined; taken apart, each gets its own label', async () => {
  const { first, second, all } = await ordersOfOne(2)
  await join(...all)
  await makeLabel(first.orderId)
  const [label] = await shipmentsOf(second.orderId)
  const call = await shop.operations.call('shipping.void-label', staff, { shipment: label?.id ?? '' })
  expect(call).toMatchObject({ ok: true, value: { state: 'voided' } })
  for (const id of all) expect(await statusOf(id)).toBe('in_production')
  expect((await joinsOf(first.orderId)).together).toMatchObject([{ id: second.orderId }])

  expect(await takeOut(second.orderId)).toMatchObject({ ok: true })
  expect(await takeOut(second.orderId)).toMatchObject({ ok: true })
  const history = (await shop.orders.getForStaff(staff, first.orderId))?.history ?? []
  const ofParcels = history.filter(({ kind }) => kind === 'parcel')
  expect(ofParcels.at(-1)?.to).toBe(`no longer joined with ${second.orderNumber}`)
  expect(await joinsOf(first.orderId)).toMatchObject({ together: [], joinable: [{ id: second.orderId }] })
  expect(await makeLabel(first.orderId)).toMatchObject({ ok: true })
  expect(await statusOf(second.orderId)).toBe('in_production')
  const own = (await shipmentsOf(first.orderId)).filter(({ purchase }) => purchase === 'bought')
  expect(own.map(({ orderIds }) => orderIds)).toEqual([[first.orderId]])
  expect(await join(...all)).toMatchObject({ ok: false, because: 'apart' })
})

test('one of three joined orders can be removed, and joining an order brings along those it is joined with', async () => {
  const { first, second, third, all } = await ordersOfOne(3)
  await join(first.orderId, second.orderId)
  expect(await join(second.orderId, third.orderId)).toMatchObject({ ok: true })
  expect((await joinsOf(first.orderId)).together).toHaveLength(2)
  await takeOut(first.orderId)
  expect((await joinsOf(first.orderId)).together).toEqual([])
  expect((await joinsOf(third.orderId)).together).toMatchObject([{ id: second.orderId }])
  expect((await joinsOf(first.orderId)).joinable.map(({ id }) => id).toSorted()).toEqual(
    all.filter((id) => id !== first.orderId).toSorted(),
  )
})

test('orders that cannot ship together are not joined and not offered, and nothing is written', async () => {
  const elsewhere = { street1: '9 Other Street', city: 'Austin', state: 'TX', zip: '78702' }
  const alike = { street1: '12  analytical way.', city: 'AUSTIN', state: 'TX', zip: '78702-1234' }
  const { email, first, second, third } = await ordersOfOne(3, [
    {},
    { address: elsewhere },
    { address: alike },
  ])
  const rush = await orderToShip(shop, visitor(), { checkout: { contact: contactOf(email), speed: 'rush' } })
  const pickup = await orderToShip(shop, visitor(), {
    checkout: { contact: contactOf(email), delivery: 'pickup' },
  })
  const unpaid = await orderToShip(shop, visitor(), {
    checkout: { contact: contactOf(email) },
    isPaidInFull: false,
  })
  const shipped = await orderToShip(shop, visitor(), { checkout: { contact: contactOf(email) } })
  await makeLabel(shipped.orderId)
  const stranger = await orderToShip(shop, visitor())
  const other = await orderToShip(shop, visitor(), {
    checkout: { contact: { ...contactOf(email), fullName: 'Grace Hopper' } },
  })
  const refusals = [
    [second, 'they go to different addresses.'],
    [rush, 'one is rush and the other is not.'],
    [pickup, 'it needs no label'],
    [unpaid, 'isn’t confirmed yet'],
    [shipped, 'while the order is in production'],
    [stranger, 'belong to different customers'],
    [other, 'they go to different people.'],
  ] as const
  for (const [order, words] of refusals) {
    const outcome = await join(first.orderId, order.orderId)
    expect(outcome).toMatchObject({ ok: false, message: expect.stringContaining(words) })
  }
  expect(await join(first.orderId, first.orderId)).toMatchObject({ ok: false })
  expect(await join(first.orderId, randomUUID())).toMatchObject({ ok: false, code: 'not_found' })
  const joins = await joinsOf(first.orderId)
  expect(joins).toMatchObject({ together: [], joinable: [{ id: third.orderId }] })
  expect(
    await shop.operations.call('shipping.join-orders', signedIn('customer'), {
      orders: [first.orderId, third.orderId],
    }),
  ).toMatchObject({ ok: false })
  expect((await joinsOf(first.orderId)).together).toEqual([])
  // Addresses that differ only in case, spaces and the end of the ZIP code count as the same.
  expect(await join(first.orderId, third.orderId)).toMatchObject({ ok: true })
})

test('an address changed after the join stops the label until one is removed; a cancelled order stays behind', async () => {
  const { first, second, third, all } = await ordersOfOne(3)
  await join(...all)
  await shop.database.pool.query(`update orders set status = 'cancelled' where id = $1`, [third.orderId])
  await shop.database.pool.query(
    `update orders set shipping_address = shipping_address || '{"street1": "1 New Road"}' where id = $1`,
    [second.orderId],
  )
  const bought = await labelCount()
  expect((await joinsOf(first.orderId)).problem).toContain('they go to different addresses.')
  expect(await makeLabel(first.orderId)).toMatchObject({ ok: false, because: 'apart' })
  expect(await labelCount()).toBe(bought)
  await takeOut(second.orderId)
  expect(await makeLabel(first.orderId)).toMatchObject({ ok: true })
  expect((await shipmentsOf(first.orderId)).map(({ orderIds }) => orderIds)).toEqual([[first.orderId]])
  expect(await shipmentsOf(third.orderId)).toEqual([])
})

test('several parcels of joined orders say what goes into each; otherwise nothing is bought', async () => {
  const { first, second, all } = await ordersOfOne(2)
  await join(...all)
  const packages = [defaultPackage, defaultPackage]
  const wish = { orderId: first.orderId, toAddress: austin, packages, ...ground }
  expect(await shop.shipping.createLabels(staff, wish)).toMatchObject({ ok: false, reason: 'contents' })
  const left = await shop.shipping.leftOf(all)
  const lines = all.map((id) => (left.get(id) ?? []).map(({ item, quantity }) => ({ item, quantity })))
  const seenLeft = copiesIn(lines.flat())
  const made = await shop.shipping.createLabels(staff, { ...wish, contents: lines, seenLeft })
  expect(made).toMatchObject({ ok: true })
  expect((await shipmentsOf(first.orderId)).map(({ orderIds }) => orderIds)).toEqual([[first.orderId]])
  expect((await shipmentsOf(second.orderId)).map(({ orderIds }) => orderIds)).toEqual([[second.orderId]])
  for (const id of all) expect(await statusOf(id)).toBe('completed')
})

test('one email of each kind names all orders, and each order shows the tracking', async () => {
  const { email, first, second, all } = await ordersOfOne(2)
  await join(...all)
  await makeLabel(first.orderId)
  const [label] = await shipmentsOf(second.orderId)
  const numbers = `${first.orderNumber} and ${second.orderNumber}`
  const shipment = label?.id ?? ''
  for (const status of ['in_transit', 'out_for_delivery', 'delivered'] as const)
    await shop.operations.ask('shipping.enter-event', staff, { shipment, status })
  expect(await shop.shipping.sendShipped(staff, second.orderId)).toMatchObject({ ok: true, isNew: false })
  await shop.jobs.runDue()
  const mails = (await shop.mail.list()).filter(
    ({ to, template }) =>
      to === email && ['order-shipped', 'out-for-delivery', 'shipment-delivered'].includes(template),
  )
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    `Orders ${numbers} are coming today`,
    `Orders ${numbers} are on their way in one parcel`,
    `The parcel with orders ${numbers} was delivered`,
  ])
  for (const { text } of mails) {
    expect(text).toContain(`${first.orderNumber}: 1 × `)
    expect(text).toContain(`${second.orderNumber}: 1 × `)
    expect(text).not.toContain('Still to come')
  }
  for (const { orderNumber, orderId } of [first, second]) {
    const found = await shop.operations.ask('tracking.find-order', visitor(), { orderNumber, email })
    expect(found.order.shipments).toMatchObject([
      { trackingNumber: label?.trackingNumber, orderNumbers: [first.orderNumber, second.orderNumber] },
    ])
    expect(found.order.toShip).toEqual([])
    expect((await shop.shipping.ofOrders([orderId])).get(orderId)).toMatchObject([{ id: label?.id }])
  }
})

test('a joined parcel has one packing slip, which says what belongs to which order, before and after its label', async () => {
  const { first, second, all } = await ordersOfOne(2)
  const slips = async () =>
    await wordsOfPdf((await shop.sheets.draw(staff, 'packing-slips', all))?.bytes ?? new Uint8Array())
  const count = (words: string, wanted: string): number => words.split(wanted).length - 1
  expect(count(await slips(), 'SHIP TO')).toBe(2)
  await join(...all)
  for (const step of ['joined', 'labeled']) {
    if (step === 'labeled') await makeLabel(first.orderId)
    const words = await slips()
    expect(count(words, 'SHIP TO')).toBe(1)
    for (const said of [`Order ${first.orderNumber}`, `Order ${second.orderNumber}`])
      expect(words).toContain(said)
    expect(words).not.toContain('Shipment 1 of')
  }
})

test('at the packing table the items of both are checked off, and the label is right for either order', async () => {
  const { first, second, all } = await ordersOfOne(2)
  await shop.database.pool.query(`update production_items set place = 'pack' where order_id = any($1)`, [all])
  await join(...all)
  const scan = (code: string, order: string | null) =>
    shop.operations.ask('packing.scan', staff, { code, order })
  const opened = await scan(first.orderNumber, null)
  if (opened.kind !== 'order') throw new Error(opened.kind)
  expect(opened.order.together).toEqual([{ id: second.orderId, orderNumber: second.orderNumber }])
  expect(opened.order.items.map(({ ticket }) => ticket)).toEqual([
    `${first.orderNumber}-1`,
    `${second.orderNumber}-1`,
  ])
  expect(await scan(`${second.orderNumber}-1`, first.orderId)).toMatchObject({
    kind: 'ticked',
    ticket: `${second.orderNumber}-1`,
    order: { orderId: first.orderId },
  })
  await makeLabel(first.orderId)
  const [label] = await shipmentsOf(first.orderId)
  expect(await scan(label?.trackingNumber ?? '', second.orderId)).toMatchObject({
    kind: 'packed',
    order: { orderId: second.orderId, shipments: [{ parcel: { packedBy: staff.user?.email } }] },
  })
})

test('a batch treats joined orders as one, and its PDF has one label; the day counts one parcel for both', async () => {
  const { first, second, third, all } = await ordersOfOne(3)
  await join(first.orderId, second.orderId)
  const before = await shop.shipping.listDay(staff, null)
  const bought = await labelCount()
  const { actor: dora } = await signInFrom(shop, browse(shop), 'admin')
  const { batch } = await shop.operations.ask('batches.make-labels', dora, {
    ...{ rate: 'cheapest', paper: '4x6', orders: all.map((order) => ({ order })) },
  })
  await shop.jobs.runDue()
  expect(await shop.batches.list(dora)).toMatchObject([
    { state: 'finished', counts: { total: 3, done: 3, failed: 0 } },
  ])
  const file = await shop.batches.readFile(dora, batch)
  const pdf = await PDFDocument.load(file ? await buffer(await file.open()) : new Uint8Array())
  expect(pdf.getPageCount()).toBe(2)
  expect(await labelCount()).toBe(bought + 2)
  const day = await shop.shipping.listDay(staff, null)
  expect(day.parcelCount).toBe(before.parcelCount + 2)
  const parcels = day.carriers.flatMap((carrier) => carrier.parcels)
  const joined = parcels.find(({ orders }) => orders.some(({ id }) => id === second.orderId))
  expect(joined?.orders.map(({ orderNumber, part }) => [orderNumber, part])).toEqual([
    [first.orderNumber, ''],
    [second.orderNumber, ''],
  ])
  expect(await statusOf(third.orderId)).toBe('completed')
})

test('a return and a change of one order are still possible after it left with another', async () => {
  const { first, second, all } = await ordersOfOne(2)
  await join(...all)
  await makeLabel(first.orderId)
  const back = await shop.shipping.createLabels(staff, {
    ...{ orderId: second.orderId, toAddress: austin, packages: [defaultPackage], ...ground, kind: 'return' },
  })
  expect(back.ok && back.shipments.filter(({ kind }) => kind === 'return')).toMatchObject([
    { orderIds: [second.orderId] },
  ])
  expect((await shipmentsOf(first.orderId)).filter(({ kind }) => kind === 'return')).toEqual([])
  const open = await shop.orderChanges.open(staff, second.orderId, randomUUID())
  expect(open?.refusal).toContain('Void the label first')
})

/** Runs both while the order is locked, with the first one first in line. */
async function whileLocked<A, B>(orderId: string, one: () => Promise<A>, other: () => Promise<B>) {
  const holder = await shop.database.pool.connect()
  const waiting = async (count: number) =>
    Number(
      (
        await shop.database.pool.query(
          `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows[0].count,
    ) >= count
  try {
    await holder.query('begin')
    await holder.query('select from orders where id = $1 for update', [orderId])
    const started: [Promise<A>, Promise<B>?] = [one()]
    await until(() => waiting(1))
    const second = other()
    await until(() => waiting(2))
    await holder.query('commit')
    return [await started[0], await second] as const
  } finally {
    holder.release()
  }
}

test('of two staff who simultaneously join one order with different ones, one succeeds', async () => {
  const { first, second, third } = await ordersOfOne(3)
  const outcomes = await whileLocked(
    second.orderId,
    () => join(first.orderId, second.orderId),
    () => join(second.orderId, third.orderId),
  )
  expect(outcomes.map(because).toSorted()).toEqual(['changed', 'ok'])
  expect((await joinsOf(second.orderId)).together).toHaveLength(1)
})

test('a join while a label is bought is refused, and a purchase while orders are joined buys nothing', async () => {
  const early = await ordersOfOne(2)
  const bought = await labelCount()
  const [label, late] = await whileLocked(
    early.first.orderId,
    () => makeLabel(early.first.orderId),
    () => join(...early.all),
  )
  expect([because(label), because(late)]).toEqual(['ok', expect.stringMatching(/already_labeled|apart/)])
  expect((await joinsOf(early.second.orderId)).together).toEqual([])
  expect(await labelCount()).toBe(bought + 1)

  const { first, second, all } = await ordersOfOne(2)
  const [joined, refused] = await whileLocked(
    first.orderId,
    () => join(...all),
    () => makeLabel(first.orderId),
  )
  expect([because(joined), because(refused)]).toEqual(['ok', 'contents_changed'])
  expect(await labelCount()).toBe(bought + 1)
  expect(await shipmentsOf(second.orderId)).toEqual([])
  // Someone who saw a different set of joined orders than there is now buys nothing either.
  expect(because(await makeLabel(first.orderId, { together: [] }))).toBe('contents_changed')
  expect(await makeLabel(first.orderId, { together: [second.orderId] })).toMatchObject({ ok: true })
  // Clicked for both at the same time, it buys one label.
  const both = await ordersOfOne(2)
  await join(...both.all)
  await Promise.all(both.all.map((id) => makeLabel(id)))
  expect(await labelCount()).toBe(bought + 3)
})
