import { afterAll, expect, test } from 'vitest'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { formatDay } from '#domain/shop/shop-time.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { days, hours, minutes } from '#server/kernel/clock.ts'
import type { InputOf } from '#server/operations.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { austin, orderToShip } from '#tests/harness/ship.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const staff = signedIn('admin')
const voidLabel = (shop: TestShop, shipment: string) =>
  shop.operations.call('shipping.void-label', staff, { shipment })
const enterEvent = (shop: TestShop, told: InputOf<'shipping.enter-event'>) =>
  shop.operations.call('shipping.enter-event', staff, told)
const caller = { ...visitor(), network: '203.0.113.7' }

async function shippedParcel(shop: TestShop, actor = visitor()) {
  const sold = await orderToShip(shop, actor)
  const made = await shop.shipping.createLabels(staff, {
    orderId: sold.orderId,
    toAddress: austin,
    packages: [defaultPackage],
    serviceLevel: 'Ground',
  })
  const shipment = made.ok ? made.shipments[0] : undefined
  return { ...sold, id: shipment?.id ?? '', number: shipment?.trackingNumber ?? '' }
}

const mailsOf = async (shop: TestShop) =>
  (await shop.mail.list())
    .map(({ template }) => template)
    .filter((name) => /ship|deliver/.test(name))
    .reverse()

test('a demo parcel travels automatically; the job follows it, and each email goes out once', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const buyer = signedIn('customer')
  const { id, number } = await shippedParcel(shop, buyer)
  const look = async () => {
    await shop.shipping.trackDue()
    await shop.shipping.trackDue()
    const found = await shop.shipping.track(number, caller, false)
    return found.ok ? found.shipment.status : found.reason
  }

  expect(await look()).toBe('label_purchased')
  clock.advance(hours(5))
  // A caller that waits for it need not wait for the job.
  const asked = await shop.operations.ask('tracking.refresh-parcel', buyer, { shipment: id })
  expect(asked.shipment.status).toBe('shipped')
  expect(await look()).toBe('shipped')
  clock.advance(days(1))
  expect(await look()).toBe('in_transit')
  clock.advance(hours(14))
  expect(await look()).toBe('out_for_delivery')
  clock.advance(hours(8))
  expect(await look()).toBe('delivered')
  clock.advance(days(3))
  expect(await shop.shipping.trackDue()).toBe(0)

  expect(await mailsOf(shop)).toEqual(['order-shipped', 'out-for-delivery', 'shipment-delivered'])
  const found = await shop.shipping.track(number, caller, false)
  const expected = formatDay(new Date((found.ok && found.shipment.eta) || 0), 'America/Chicago')
  await shop.jobs.runDue()
  const mails = (await shop.mail.list()).filter(({ template }) => template === 'order-shipped')
  expect(mails[0]?.text).toContain(`Expected: ${expected}`)
  await enterEvent(shop, { shipment: id, status: 'exception', details: 'Found open' })
  await enterEvent(shop, { shipment: id, status: 'delivered' })
  expect(await mailsOf(shop)).toEqual([
    'order-shipped',
    'out-for-delivery',
    'shipment-delivered',
    'shipment-exception',
  ])
})

test('in a real shop, parcels with the shop’s own labels are where staff say', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock, settings: { DEMO: 'false' } })
  const { id, number } = await shippedParcel(shop)
  clock.advance(days(2))
  await shop.shipping.trackDue()
  expect(await shop.shipping.track(number, caller, true)).toMatchObject({
    shipment: { status: 'label_purchased' },
  })
  await enterEvent(shop, {
    shipment: id,
    status: 'in_transit',
    details: 'On our van',
    city: 'Austin',
    state: 'TX',
  })
  expect(await shop.shipping.track(number, caller, true)).toMatchObject({
    shipment: {
      status: 'in_transit',
      events: [
        { details: 'On our van', location: { city: 'Austin', state: 'TX', country: 'US' } },
        { details: 'Label made' },
      ],
    },
  })
})

test('customers see and refresh only their own parcels; voided ones do not appear', async () => {
  const ada = signedIn('customer', 'ada@example.com')
  const bob = signedIn('customer', 'bob@example.com')
  const first = await shippedParcel(shop, ada)
  const second = await shippedParcel(shop, ada)
  await voidLabel(shop, second.id)

  expect((await shop.shipping.listOwn(ada)).map(({ id }) => id)).toEqual([first.id])
  expect(await shop.shipping.listOwn(bob)).toEqual([])
  const ofOrders = await shop.shipping.ofOrders([first.orderId, second.orderId])
  expect([...ofOrders].map(([orderId, [shipment]]) => [orderId, shipment?.id])).toEqual([
    [first.orderId, first.id],
  ])
  const refresh = (actor: Actor, shipment: string) =>
    shop.operations.call('tracking.refresh-parcel', actor, { shipment })
  expect(await refresh(ada, first.id)).toMatchObject({ ok: true })
  expect(await refresh(bob, first.id)).toMatchObject({ ok: false, code: 'not_found' })
  expect(await refresh(visitor(), first.id)).toMatchObject({ ok: false, code: 'not_signed_in' })
  expect(await refresh(ada, second.id)).toMatchObject({ ok: false, code: 'not_found' })
  expect(await shop.shipping.track(second.number, caller, false)).toMatchObject({
    ok: false,
    reason: 'unknown',
  })
})

test('an event for one parcel changes no other, and its email names no other order’s', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock, settings: { DEMO: 'false' } })
  const [mine, other] = [await shippedParcel(shop), await shippedParcel(shop)]
  expect(await enterEvent(shop, { shipment: mine.id, status: 'lost' as never })).toMatchObject({
    ok: false,
    fieldErrors: { status: 'Choose where the parcel is.' },
  })
  expect(await enterEvent(shop, { shipment: crypto.randomUUID(), status: 'shipped' })).toMatchObject({
    ok: false,
    code: 'not_found',
  })
  clock.advance(hours(2))
  await enterEvent(shop, { shipment: other.id, status: 'label_purchased', details: 'Seen later' })
  clock.advance(-hours(1))
  await enterEvent(shop, { shipment: mine.id, status: 'shipped' })
  const statusOf = async (number: string) => {
    const found = await shop.shipping.track(number, caller, false)
    return found.ok ? found.shipment.status : found.reason
  }
  expect([await statusOf(mine.number), await statusOf(other.number)]).toEqual(['shipped', 'label_purchased'])
  await shop.jobs.runDue()
  const [mail, ...more] = (await shop.mail.list()).filter(({ template }) => template === 'order-shipped')
  expect(more).toEqual([])
  expect(mail?.text).toContain(mine.number)
  expect(mail?.text).not.toContain(other.number)
})

test('a carrier’s number is kept once for a paid order, in its own parcel', async () => {
  const paid = await orderToShip(shop, visitor())
  const other = await orderToShip(shop, visitor())
  const unpaid = await orderToShip(shop, visitor(), { isPaidInFull: false })
  const enter = async (orderId: string, trackingNumber: string, more: object = {}) => {
    const input = { order: orderId, trackingNumber, carrier: 'UPS', ...more }
    const outcome = await shop.operations.call('shipping.enter-tracking', staff, input)
    if (outcome.ok) return 'kept'
    return outcome.reason === 'refused' ? (outcome.because ?? outcome.code) : outcome.reason
  }
  expect(await enter(paid.orderId, '1Z999')).toBe('kept')
  expect(await enter(paid.orderId, '1Z999')).toBe('known_number')
  expect(await enter(paid.orderId, '1Z998')).toBe('kept')
  expect(await enter(other.orderId, '1Z999')).toBe('kept')
  expect(await enter(unpaid.orderId, '1Z997')).toBe('unpaid')
  expect(await enter(crypto.randomUUID(), '1Z997')).toBe('not_found')
  expect(await enter(paid.orderId, '1Z')).toBe('invalid')
  expect(await enter(paid.orderId, '1Z996', { trackingUrl: 'javascript:alert(1)' })).toBe('invalid')
  const kept = await shop.shipping.listForOrders(staff, [paid.orderId])
  const told = kept.map(({ trackingNumber, status, parcel }) => [trackingNumber, status, parcel.position])
  expect(told).toEqual([
    ['1Z999', 'shipped', 1],
    ['1Z998', 'shipped', 2],
  ])
  expect(await voidLabel(shop, kept[0]?.id ?? '')).toEqual({ ok: true, value: { state: 'voided' } })
  expect(await voidLabel(shop, crypto.randomUUID())).toMatchObject({ code: 'not_found' })
  expect(await shop.shipping.ofOrders([paid.orderId])).toMatchObject(
    new Map([[paid.orderId, [{ trackingNumber: '1Z998' }]]]),
  )
})

test('guests track by order number and email; a wrong number or email gets the same answer, and is counted', async () => {
  const clock = createTestClock()
  clock.toNext(minutes(30))
  await using shop = await startTestShop({ clock })
  const { orderNumber, number } = await shippedParcel(shop)
  const ask = (orderNumberGiven: string, email: string) =>
    shop.operations.call('tracking.find-order', caller, { orderNumber: orderNumberGiven, email })

  const found = await ask(` ${orderNumber.toLowerCase()} `, 'ADA@example.com')
  expect(found).toMatchObject({
    ok: true,
    value: { order: { orderNumber, shipments: [{ trackingNumber: number }] } },
  })
  expect(JSON.stringify(found)).not.toContain('Analytical')
  const wrong = await ask(orderNumber, 'eve@example.com')
  expect(wrong).toEqual(await ask('GW-999999', 'ada@example.com'))
  expect(wrong).toMatchObject({ ok: false, code: 'not_found' })
  const reasons = []
  for (let time = 0; time < 10; time++) reasons.push(await ask(orderNumber, `eve${time}@example.com`))
  expect(reasons.at(-1)).toMatchObject({ ok: false, code: 'too_many_requests' })
})

const scan = (shop: TestShop, code: string, order: string | null = null) =>
  shop.operations.call('packing.scan', staff, { code, order })
const handOut = (shop: TestShop, code: string) => shop.operations.call('packing.hand-out', staff, { code })

test('a pickup: shelved, emailed with its code, handed out once', async () => {
  const other = await orderToShip(shop, visitor(), { status: 'ready_for_pickup' })
  const { orderId } = await orderToShip(shop, visitor(), { status: 'ready_for_pickup' })
  expect(await shop.shipping.sendPickupReady(staff, orderId)).toMatchObject({ ok: true, isNew: true })
  expect(await shop.shipping.sendPickupReady(staff, orderId)).toMatchObject({ ok: true, isNew: false })
  const pickup = (await shop.shipping.pickupsOf([orderId])).get(orderId)
  expect(pickup?.shelf).toBe('A1')
  await shop.shipping.sendPickupReady(staff, other.orderId)
  const code = pickup?.code ?? ''
  expect(await scan(shop, code.toLowerCase())).toMatchObject({
    ok: true,
    value: { kind: 'pickup', contents: ['1 × Gang Sheet 22 × 60 in'] },
  })
  expect(await handOut(shop, code)).toMatchObject({ ok: true })
  expect(await handOut(shop, code)).toMatchObject({ ok: false, code: 'conflict' })
  expect((await shop.orders.forShipping(orderId))?.status).toBe('completed')
  const left = (await shop.shipping.pickupsOf([orderId, other.orderId])).get(other.orderId)
  expect(left).toMatchObject({ shelf: 'A2', pickedUpAt: null })
  // A shelf that is free again is reused.
  const next = await orderToShip(shop, visitor(), { status: 'ready_for_pickup' })
  await shop.shipping.sendPickupReady(staff, next.orderId)
  expect((await shop.shipping.pickupsOf([next.orderId])).get(next.orderId)?.shelf).toBe('A1')
  expect(await scan(shop, left?.code ?? '')).toMatchObject({ value: { pickup: left } })
  expect(await handOut(shop, 'GWP-AAAA')).toMatchObject({ code: 'not_found' })
  expect(await scan(shop, 'GWP-AAAA')).toMatchObject({ ok: false, code: 'not_found' })
})

test('at the packing table a label is checked against its order, and never gets onto another box', async () => {
  const mine = await shippedParcel(shop)
  const other = await shippedParcel(shop)
  const voided = await shippedParcel(shop)
  await voidLabel(shop, voided.id)
  expect(await scan(shop, voided.number)).toMatchObject({ ok: false, code: 'not_found' })
  const opened = await scan(shop, mine.orderNumber)
  expect(opened).toMatchObject({ ok: true, value: { kind: 'order', order: { orderId: mine.orderId } } })
  // A job ticket also names its order.
  expect(await scan(shop, `${mine.orderNumber}-1`)).toEqual(opened)
  expect(await scan(shop, other.number, mine.orderId)).toMatchObject({
    ok: false,
    code: 'conflict',
    message: `Stop: this label belongs to ${other.orderNumber}. Don’t put it on this box.`,
  })
  expect(await scan(shop, mine.number, mine.orderId)).toMatchObject({
    ok: true,
    value: { kind: 'packed', order: { shipments: [{ parcel: { packedBy: 'admin@example.com' } }] } },
  })
  expect((await shop.shipping.listForOrders(staff, [other.orderId]))[0]?.parcel.packedBy).toBeNull()
  expect(await scan(shop, 'nonsense')).toMatchObject({ ok: false, code: 'not_found' })
})
