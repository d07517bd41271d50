import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { isHouseTrackingNumber } from '#domain/shipping/tracking-number.ts'
import { houseLabels } from '#server/adapters/shipping/house/tables.ts'
import { orders } from '#server/orders/tables.ts'
import { wordsOfPdf } from '#tests/harness/printed/marks-of-pdf.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { austin, orderToShip, waitingForLabel } from '#tests/harness/ship.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import { parcels, shipments } from './tables.ts'

const shop = await shareTestShop()

const staff = signedIn('admin')
const voidLabel = (shop: TestShop, shipment: string) =>
  shop.operations.call('shipping.void-label', staff, { shipment })
const ground = { carrier: 'Gangway Delivery', serviceLevel: 'Ground' }
const box = defaultPackage

const statusOf = async (shop: TestShop, orderId: string) => (await shop.orders.forShipping(orderId))?.status

test('rates come cheapest first; an address without street, city, state or ZIP has none', async () => {
  expect(await shop.shipping.getRates(staff, { toAddress: austin, packages: [box] })).toEqual({
    ok: true,
    rates: [
      { rateId: 'house-ground-665-2', ...ground, estimatedDays: 2, amountCents: 665 },
      {
        rateId: 'house-express-1535-2',
        carrier: 'Gangway Delivery',
        serviceLevel: 'Two Day',
        estimatedDays: 2,
        amountCents: 1_535,
      },
    ],
  })
  expect(
    await shop.shipping.getRates(staff, { toAddress: { ...austin, zip: ' ' }, packages: [box] }),
  ).toMatchObject({ ok: false, message: 'Please fill in all required shipping address fields' })
  expect(
    await shop.shipping.getRates(staff, {
      toAddress: { ...austin, state: 'ON', country: 'CA' },
      packages: [box],
    }),
  ).toMatchObject({ ok: false, message: 'No shipping rates available for this address' })
})

test('a label is created with its PDF, the address kept, and the order completed', async () => {
  const { orderId, orderNumber } = await orderToShip(shop, visitor())
  const toAddress = { ...austin, street1: '1 New Street', company: 'Analytical Engines' }

  const made = await shop.shipping.createLabels(staff, { orderId, toAddress, packages: [box], ...ground })

  expect(made).toMatchObject({ ok: true, isDoubtful: false })
  const [shipment, ...others] = await shop.shipping.listForOrders(staff, [orderId])
  expect(others).toEqual([])
  expect(shipment).toMatchObject({
    orderNumber,
    status: 'label_purchased',
    purchase: 'bought',
    ...ground,
    shippingCostCents: 665,
    labelUrl: `/files/labels/${shipment?.id}`,
    createdBy: 'admin@example.com',
    parcel: { position: 1, details: box },
    events: [{ status: 'label_purchased', details: 'Label made' }],
  })
  expect(isHouseTrackingNumber(shipment?.trackingNumber ?? '')).toBe(true)
  const [{ fromAddress } = {}] = await shop.database.orm
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
  expect(fromAddress).toMatchObject({
    ...{ company: 'Gangway Print Co.', street1: '114 Foundry Row', city: 'Austin', state: 'TX' },
    ...{ zip: '78702', country: 'US' },
  })
  const order = await shop.orders.getForStaff(staff, orderId)
  expect(order?.status).toBe('completed')
  expect(order?.shippingAddress).toMatchObject({ street1: '1 New Street', company: 'Analytical Engines' })
  expect(order?.history.at(-1)).toMatchObject({
    from: 'in_production',
    to: 'completed',
    note: 'Shipping label created',
    actorName: 'admin@example.com',
  })
  const file = await shop.shipping.readLabel(staff, shipment?.id ?? '')
  const chunks: Buffer[] = []
  for await (const chunk of (await file?.open()) ?? []) chunks.push(Buffer.from(chunk))
  const pdf = Buffer.concat(chunks).toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf).toContain('/MediaBox [0 0 288 432]')
  expect(file?.fileName).toBe(`${orderNumber}-label-${shipment?.trackingNumber}.pdf`)
  // Set back, it has nothing left to label.
  await shop.orders.setStatus(staff, orderId, 'in_production')
  expect(await shop.shipping.candidatesOf(staff, [orderId])).toEqual([])
})

test('a label whose PDF is not kept yet never becomes another’s', async () => {
  const buy = async () => {
    const { orderId } = await orderToShip(shop, visitor())
    const made = await shop.shipping.createLabels(staff, {
      orderId,
      toAddress: austin,
      packages: [box],
      ...ground,
    })
    return made.ok ? made.shipments[0] : undefined
  }
  const first = await buy()
  // As if it could not be fetched at purchase.
  await shop.database.pool.query('update shipments set label_key = null where id = $1', [first?.id])
  await buy()
  const file = await shop.shipping.readLabel(staff, first?.id ?? '')
  const words = await wordsOfPdf(file ? await buffer(await file.open()) : Buffer.alloc(0))
  expect(words.replaceAll(/\s/g, '')).toContain(first?.trackingNumber ?? 'none')
})

test('several parcels get a label each, at one price; another one is added only on purpose', async () => {
  const earlier = await orderToShip(shop, visitor())
  const { orderId } = await orderToShip(shop, visitor())
  const label = { orderId, toAddress: austin, ...ground }
  await shop.shipping.createLabels(staff, { ...label, orderId: earlier.orderId, packages: [box] })

  const heavy = { ...box, weight: 10 }
  const offered = await shop.shipping.getRates(staff, { toAddress: austin, packages: [box, heavy] })
  expect(offered.ok && offered.rates[0]?.amountCents).toBe(665 + 1_025)
  const made = await shop.shipping.createLabels(staff, {
    ...label,
    packages: [box, heavy],
    seenAmountCents: 1_690,
  })
  expect(made.ok && made.shipments.map(({ parcel }) => parcel.position)).toEqual([1, 2])
  expect(made.ok && made.shipments.map(({ shippingCostCents }) => shippingCostCents)).toEqual([665, 1_025])

  await shop.orders.setStatus(staff, orderId, 'in_production')
  expect(await shop.shipping.createLabels(staff, { ...label, packages: [box] })).toMatchObject({
    ok: false,
    reason: 'already_labeled',
  })
  expect(
    await shop.shipping.createLabels(staff, { ...label, packages: [box], isAdditional: true }),
  ).toMatchObject({ ok: true })
  expect(await shop.database.orm.$count(houseLabels)).toBe(4)
})

test('an order that is unpaid, in another state, without a rate or at another price gets no label', async () => {
  const sold = await orderToShip(shop, visitor(), { isPaidInFull: false })
  const label = { orderId: sold.orderId, toAddress: austin, packages: [box], ...ground }
  const refused = async (changes: object = {}) => {
    const outcome = await shop.shipping.createLabels(staff, { ...label, ...changes })
    return outcome.ok ? 'made' : outcome.reason
  }

  expect(await refused()).toBe('unpaid')
  const paid = await orderToShip(shop, visitor())
  expect(await refused({ orderId: paid.orderId, serviceLevel: '' })).toBe('no_rate')
  expect(await refused({ orderId: paid.orderId, serviceLevel: 'Rocket' })).toBe('no_rate')
  expect(await refused({ orderId: paid.orderId, seenAmountCents: 1 })).toBe('rate_changed')
  expect(await refused({ orderId: paid.orderId, toAddress: { ...austin, city: '' } })).toBe(
    'incomplete_address',
  )
  for (const status of ['pending_review', 'completed', 'shipped', 'cancelled'] as const) {
    await shop.orders.setStatus(staff, paid.orderId, status)
    const reason = status === 'cancelled' ? 'cancelled' : 'wrong_status'
    expect(await refused({ orderId: paid.orderId }), status).toBe(reason)
  }
  await expect(shop.shipping.createLabels(signedIn('customer'), label)).rejects.toThrow('Access Denied')
  expect(await shop.database.orm.$count(houseLabels)).toBe(0)
  expect(await shop.database.orm.$count(parcels)).toBe(0)
})

test('ten people who click at the same moment buy one label', async () => {
  const before = await shop.database.orm.$count(houseLabels)
  const { orderId } = await orderToShip(shop, visitor())
  const label = { orderId, toAddress: austin, packages: [box], ...ground }

  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => shop.shipping.createLabels(staff, label)),
  )

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await shop.database.orm.$count(houseLabels)).toBe(before + 1)
  const bought = and(eq(shipments.orderId, orderId), eq(shipments.purchase, 'bought'))
  expect(await shop.database.orm.$count(shipments, bought)).toBe(1)
})

test('a voided label frees the parcel; one underway stays; a return label goes the other way', async () => {
  const { orderId } = await orderToShip(shop, visitor())
  const label = { orderId, toAddress: austin, packages: [box], ...ground }
  const first = await shop.shipping.createLabels(staff, label)
  const id = (first.ok && first.shipments[0]?.id) || ''

  expect(await voidLabel(shop, id)).toEqual({ ok: true, value: { state: 'voided' } })
  expect(await voidLabel(shop, id)).toEqual({ ok: true, value: { state: 'voided' } })
  await shop.orders.setStatus(staff, orderId, 'ready_for_print')
  const second = await shop.shipping.createLabels(staff, label)
  const again = (second.ok && second.shipments[0]?.id) || ''
  await shop.operations.ask('shipping.enter-event', staff, { shipment: again, status: 'in_transit' })
  expect(await voidLabel(shop, again)).toMatchObject({ ok: false, because: 'on_its_way' })

  const back = await shop.shipping.createLabels(staff, { ...label, kind: 'return' })
  expect(back.ok && back.shipments[0]).toMatchObject({ kind: 'return', toAddress: { zip: '78702' } })
  expect(back.ok && back.shipments[0]?.toAddress.street1).toBe('114 Foundry Row')
  expect(await statusOf(shop, orderId)).toBe('completed')
})

test('a batch names why an order got no label, and goes on', async () => {
  const good = await orderToShip(shop, visitor())
  const bad = await orderToShip(shop, visitor())
  await shop.database.orm
    .update(orders)
    .set({ shippingAddress: { ...austin, email: '', deliveryMethod: 'shipping', zip: '' } })
    .where(eq(orders.id, bad.orderId))
  // A return label doesn't count as an outbound label.
  const back = {
    orderId: good.orderId,
    toAddress: austin,
    packages: [box],
    kind: 'return' as const,
    ...ground,
  }
  expect(await shop.shipping.createLabels(staff, back)).toMatchObject({ ok: true })
  const candidates = await waitingForLabel(shop, staff)
  // Both are due on the same day, so either may come first.
  expect(new Map(candidates.map((one) => [one.orderNumber, one.isAddressComplete]))).toEqual(
    new Map([
      [good.orderNumber, true],
      [bad.orderNumber, false],
    ]),
  )

  const make = (order: string) =>
    shop.operations.call('shipping.make-label', staff, { order, parcel: box, choice: 'fastest' })
  expect(await make(good.orderId)).toMatchObject({
    ok: true,
    value: { serviceLevel: 'Ground', amountCents: 665 },
  })
  expect(await make(bad.orderId)).toMatchObject({
    ok: false,
    message: 'Please fill in all required shipping address fields',
  })
  expect(await make(good.orderId)).toMatchObject({ ok: false })
  expect((await waitingForLabel(shop, staff)).map(({ orderId }) => orderId)).toEqual([bad.orderId])
})

test('an unreadable label is not bought by a click alone: the list and the refusal say which characters', async () => {
  const { orderId } = await orderToShip(shop, visitor())
  const write = (name: string) =>
    shop.database.orm
      .update(orders)
      .set({ shippingAddress: { ...austin, email: '', deliveryMethod: 'shipping', name } })
      .where(eq(orders.id, orderId))
  const waiting = async () =>
    (await waitingForLabel(shop, staff)).find((one) => one.orderId === orderId)?.addressProblem
  await write('李小龍')
  const message = 'The name has characters that can’t be printed. Use Latin letters.'
  expect(await waiting()).toBe(message)
  const make = () =>
    shop.operations.call('shipping.make-label', staff, { order: orderId, parcel: box, choice: 'cheapest' })
  expect(await make()).toMatchObject({ ok: false, message, because: 'unprintable_address' })

  await write('Łukasz Ольга')
  expect(await waiting()).toBeNull()
  expect(await make()).toMatchObject({ ok: true })
  const [label] = await shop.shipping.listForOrders(staff, [orderId])
  const file = await shop.shipping.readLabel(staff, label?.id ?? '')
  expect(file ? await wordsOfPdf(await buffer(await file.open())) : '').toContain('Łukasz Ольга')
})

test('after its only label is voided, an order waits again where it did before; later changes stay', async () => {
  const wish = { toAddress: austin, packages: [box], ...ground }
  const first = await orderToShip(shop, visitor(), { status: 'ready_for_print' })
  const made = await shop.shipping.createLabels(staff, { orderId: first.orderId, ...wish })
  const second = await orderToShip(shop, visitor())
  const other = await shop.shipping.createLabels(staff, { orderId: second.orderId, ...wish })
  if (!made.ok || !other.ok) throw new Error('No label')
  expect(await statusOf(shop, first.orderId)).toBe('completed')
  await voidLabel(shop, made.shipments[0]?.id ?? '')
  expect(await statusOf(shop, first.orderId)).toBe('ready_for_print')
  expect((await waitingForLabel(shop, staff)).map(({ orderId }) => orderId)).toEqual([first.orderId])

  await shop.orders.setStatus(staff, second.orderId, 'shipped')
  await voidLabel(shop, other.shipments[0]?.id ?? '')
  expect(await statusOf(shop, second.orderId)).toBe('shipped')
})

test('a pickup order gets no label, and none is offered for it', async () => {
  const { orderId } = await orderToShip(shop, visitor(), { checkout: { delivery: 'pickup' } })
  expect(await waitingForLabel(shop, staff)).toEqual([])
  expect(
    await shop.shipping.createLabels(staff, { orderId, toAddress: austin, packages: [box], ...ground }),
  ).toMatchObject({ reason: 'pickup', message: 'This order is picked up at the shop, so it needs no label.' })
})

test('a label without a given parcel uses the one that the order fits into, at its weight', async () => {
  const { orderId } = await orderToShip(shop, visitor())
  const [candidate] = await waitingForLabel(shop, staff)
  expect(candidate?.suggestion).toMatchObject({ boxName: 'Mailer', isTooMuch: false })
  await shop.operations.ask('shipping.make-label', staff, { order: orderId, choice: 'cheapest' })
  const [made] = await shop.shipping.listForOrders(staff, [orderId])
  // A sheet of 22 × 60 in weighs 0.32 lb, its mailer 0.1.
  expect(made?.parcel.details).toMatchObject({ length: 12, width: 9, height: 1, weight: 0.5 })
})
