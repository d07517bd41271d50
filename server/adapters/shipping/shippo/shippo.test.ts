import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { minutes } from '#server/kernel/clock.ts'
import { type ShippoFake, sendShippoEvent, startShippo } from '#tests/fakes/shippo/start-shippo.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { austin, orderToShip } from '#tests/harness/ship.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const staff = signedIn('admin')
const clock = createTestClock()
const secret = 'a-webhook-secret'
let shippo: ShippoFake
let shop: TestShop
let unsigned: TestShop

beforeAll(async () => {
  shippo = await startShippo()
  shop = await startTestShop({ clock, settings: { ...shippo.settings, SHIPPO_WEBHOOK_SECRET: secret } })
  unsigned = await startTestShop({ clock, settings: shippo.settings })
})
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]()
  await unsigned?.[Symbol.asyncDispose]()
  expect(shippo.contractProblems).toEqual([])
  await shippo?.[Symbol.asyncDispose]()
})
beforeEach(() => {
  shippo.books.transactions.length = 0
})

const buying = /POST \/api\/transactions/
const looking = /GET \/api\/transactions/

const priority = { carrier: 'USPS', serviceLevel: 'Priority Mail', packages: [defaultPackage] }
async function label(of = shop, changes: object = {}) {
  const { orderId } = await orderToShip(of, visitor())
  const buy = () => of.shipping.createLabels(staff, { orderId, toAddress: austin, ...priority, ...changes })
  const all = () => of.shipping.listForOrders(staff, [orderId])
  return { orderId, buy, all, made: await buy() }
}
const paid = (): number[] => [...shippo.paidLabels().values()]

test('rates and a label from Shippo, with its number, price and PDF', async () => {
  expect(
    await shop.shipping.getRates(staff, { toAddress: austin, packages: [defaultPackage] }),
  ).toMatchObject({
    ok: true,
    rates: [
      { carrier: 'USPS', serviceLevel: 'Ground Advantage', estimatedDays: 4, amountCents: 735 },
      { carrier: 'USPS', serviceLevel: 'Priority Mail', estimatedDays: 2, amountCents: 985 },
      { carrier: 'UPS', serviceLevel: 'Refused Air', estimatedDays: 1, amountCents: 3_120 },
    ],
  })
  expect(
    await shop.shipping.getRates(staff, {
      toAddress: { ...austin, zip: '00000' },
      packages: [defaultPackage],
    }),
  ).toEqual({
    ok: false,
    reason: 'no_rates',
    message: 'No shipping rates available for this address. USPS: The ZIP code is not known',
  })

  const { made, all } = await label()
  expect(made).toMatchObject({ ok: true, isDoubtful: false })
  const [shipment] = await all()
  expect(shipment).toMatchObject({
    purchase: 'bought',
    trackingNumber: '94050000000000000001',
    trackingUrl: 'https://tools.usps.example/94050000000000000001',
    shippingCostCents: 985,
  })
  const file = await shop.shipping.readLabel(staff, shipment?.id ?? '')
  expect(file?.byteSize).toBeGreaterThan(100)
})

test('a carrier’s refusal is shown in its own words, and costs nothing', async () => {
  const { made, orderId } = await label(shop, { carrier: 'UPS', serviceLevel: 'Refused Air' })
  expect(made).toEqual({ ok: false, reason: 'refused', message: 'The account has no money left' })
  expect((await shop.orders.forShipping(orderId))?.status).toBe('in_production')
  expect(paid()).toEqual([])

  shippo.trouble('refused', buying)
  expect((await label()).made).toMatchObject({
    ok: false,
    message: 'Shippo does not accept the token: check SHIPPO_API_TOKEN.',
  })
})

test.each(['fails_after', 'silent_after'] as const)(
  'a purchase that %s is found right away, and paid once',
  async (kind) => {
    shippo.trouble(kind, buying)
    const { made, all, orderId } = await label()

    expect(made).toMatchObject({ ok: true, isDoubtful: false })
    expect((await all()).map(({ purchase }) => purchase)).toEqual(['bought'])
    expect((await shop.orders.forShipping(orderId))?.status).toBe('completed')
    expect(paid()).toEqual([1])
  },
)

test('an answer with a value unknown to the SDK is still read', async () => {
  shippo.books.surprise()
  expect((await label()).made).toMatchObject({ ok: true, isDoubtful: false })
  expect(paid()).toEqual([1])
})

test('after buying, Shippo goes down: nothing more can be bought until it says what happened', async () => {
  shippo.trouble('silent_after', buying)
  shippo.trouble('fails_before', looking, 2)
  const { made, all, buy, orderId } = await label()

  expect(made).toMatchObject({ ok: true, isDoubtful: true })
  expect((await all()).map(({ purchase }) => purchase)).toEqual(['buying'])
  expect(await buy()).toMatchObject({ ok: false, reason: 'already_labeled' })
  expect((await shop.orders.forShipping(orderId))?.status).toBe('in_production')

  clock.advance(minutes(2))
  await shop.shipping.checkPurchases()
  expect((await all()).map(({ purchase }) => purchase)).toEqual(['buying'])
  clock.advance(minutes(6))
  await shop.shipping.checkPurchases()
  expect((await all()).map(({ purchase }) => purchase)).toEqual(['bought'])
  expect((await shop.orders.forShipping(orderId))?.status).toBe('completed')
  expect(paid()).toEqual([1])
})

test('one of two parcels has no label yet: the order is not completed until it is bought', async () => {
  shippo.trouble('fails_before', buying)
  const { all, orderId } = await label(shop, { packages: [defaultPackage, defaultPackage] })
  shippo.books.finish()
  clock.advance(minutes(16))
  await shop.shipping.checkPurchases()
  expect((await all()).map(({ purchase }) => purchase)).toEqual(['absent', 'bought'])
  expect((await shop.orders.forShipping(orderId))?.status).toBe('in_production')
})

test('never bought: after 15 minutes it is given up and made again', async () => {
  shippo.trouble('fails_before', buying)
  const { made, all, buy } = await label()
  expect(made).toMatchObject({ ok: true, isDoubtful: true })

  clock.advance(minutes(16))
  await shop.shipping.checkPurchases()
  expect(await all()).toMatchObject([
    {
      purchase: 'absent',
      problem: 'The carrier service has no such label, so nothing was paid. Make it again.',
    },
  ])
  expect(await buy()).toMatchObject({ ok: true, isDoubtful: false })
  expect(paid()).toEqual([1])
})

test('a label that turns up after being given up and remade is voided', async () => {
  shippo.trouble('fails_before', buying)
  const { all, buy } = await label()
  clock.advance(minutes(16))
  await shop.shipping.checkPurchases()
  await buy()
  const [lost] = await all()
  const rate = shippo.books.transactions[0]?.rate ?? ''
  shippo.books.buy({ rate, metadata: `gangway ${lost?.id}` })
  expect(paid()).toEqual([1, 1])

  // The purchase of the lost intent was requested with another rate; Shippo reports it by webhook.
  await shop.database.pool.query('update shipments set rate_id = $1 where id = $2', [rate, lost?.id])
  const event = { metadata: `gangway ${lost?.id}`, object_id: 'late' }
  expect((await sendShippoEvent(shop, 'transaction_updated', event, secret, clock.now())).status).toBe(200)
  await shop.jobs.runDue()
  expect(paid()).toEqual([1])
  expect((await all()).map(({ purchase }) => purchase)).toEqual(['voiding', 'bought'])
  shippo.books.grantRefunds()
  clock.advance(minutes(7 * 60))
  await shop.shipping.checkPurchases()
  expect((await all()).map(({ purchase }) => purchase)).toEqual(['voided', 'bought'])
})

test('a purchase that Shippo queues is settled once it completes', async () => {
  shippo.books.beSlow()
  const { made, all } = await label()
  expect(made).toMatchObject({ ok: true, isDoubtful: true })
  shippo.books.finish()
  clock.advance(minutes(2))
  await shop.shipping.checkPurchases()
  expect((await all()).map(({ purchase }) => purchase)).toEqual(['bought'])
})

test('a purchase that was never made is given up on its own, while another is still in progress', async () => {
  shippo.books.beSlow()
  shippo.trouble('fails_before', buying)
  const [never, queued] = [await label(), await label()]
  clock.advance(minutes(16))
  await shop.shipping.checkPurchases()
  const states = [(await never.all())[0]?.purchase, (await queued.all())[0]?.purchase]
  expect(states).toEqual(['absent', 'buying'])
})

test('signed events are applied once each; a wrong, old or missing signature is refused', async () => {
  const { all, made } = await label()
  if (made.ok && made.isDoubtful) {
    shippo.books.finish()
    clock.advance(minutes(2))
    await shop.shipping.checkPurchases()
  }
  const number = (await all())[0]?.trackingNumber ?? ''
  const data = trackOf(number, 'TRANSIT', 'In transit to Dallas')

  expect((await sendShippoEvent(shop, 'track_updated', data, 'wrong', clock.now())).status).toBe(401)
  expect((await sendShippoEvent(shop, 'track_updated', data)).status).toBe(401)
  const old = new Date(clock.now().getTime() - minutes(6))
  expect((await sendShippoEvent(shop, 'track_updated', data, secret, old)).status).toBe(401)
  expect((await all())[0]?.status).toBe('label_purchased')

  for (let time = 0; time < 3; time++)
    expect((await sendShippoEvent(shop, 'track_updated', data, secret, clock.now())).status).toBe(200)
  const [shipment] = await all()
  expect(shipment?.status).toBe('in_transit')
  expect(shipment?.events.map(({ details }) => details)).toEqual(['In transit to Dallas', 'Label made'])
  const mails = (await shop.mail.list()).filter(({ template }) => template === 'order-shipped')
  expect(mails).toHaveLength(1)
})

test('an unsigned event is only a hint: Shippo is asked instead', async () => {
  const { all, made } = await label(unsigned)
  expect(made.ok).toBe(true)
  shippo.books.finish()
  clock.advance(minutes(2))
  await unsigned.shipping.checkPurchases()
  const number = (await all())[0]?.trackingNumber ?? ''
  const event = { status: 'TRANSIT', status_date: clock.now().toISOString(), status_details: 'On the van' }
  shippo.books.scan(number, { ...event, code: 'out_for_delivery' })

  const lie = trackOf(number, 'DELIVERED', 'Delivered, honestly')
  expect((await sendShippoEvent(unsigned, 'track_updated', lie)).status).toBe(200)
  expect((await sendShippoEvent(unsigned, 'track_updated', trackOf('UNKNOWN', 'TRANSIT', ''))).status).toBe(
    200,
  )
  expect((await sendShippoEvent(unsigned, 'nonsense', {})).status).toBe(200)
  await unsigned.jobs.runDue()

  const [shipment] = await all()
  expect(shipment?.status).toBe('out_for_delivery')
  expect(shipment?.events.map(({ details }) => details)).toContain('On the van')
  expect(shipment?.events.map(({ details }) => details)).not.toContain('Delivered, honestly')

  const later = new Date(clock.now().getTime() + minutes(1)).toISOString()
  shippo.books.scan(number, { status: 'DELIVERED', status_date: later, status_details: 'At the door' })
  const hint = async () => {
    await sendShippoEvent(unsigned, 'track_updated', lie)
    await unsigned.jobs.runDue()
    return (await all())[0]?.status
  }
  // Regardless of the number of hints, Shippo is queried once a minute.
  expect(await hint()).toBe('out_for_delivery')
  clock.advance(minutes(1))
  expect(await hint()).toBe('delivered')
})

const voidFirst = async (all: () => Promise<{ id: string }[]>) =>
  shop.operations.call('shipping.void-label', staff, { shipment: (await all())[0]?.id ?? '' })

test('a label that Shippo will not refund stays, and says why', async () => {
  const { all, made } = await label()
  if (made.ok && made.isDoubtful) {
    shippo.books.finish()
    clock.advance(minutes(2))
    await shop.shipping.checkPurchases()
  }
  const [bought] = shippo.books.transactions
  if (bought) bought.status = 'REFUNDREJECTED'
  const outcome = await voidFirst(all)
  expect(outcome).toMatchObject({ ok: false, because: 'refused', message: 'Shippo refused the refund.' })
  expect(await all()).toMatchObject([
    { purchase: 'bought', problem: 'It could not be voided: Shippo refused the refund.' },
  ])
})

test('of two labels waiting to be voided, only the one granted is void', async () => {
  const [one, other] = [await label(), await label()]
  shippo.books.finish()
  clock.advance(minutes(2))
  await shop.shipping.checkPurchases()
  for (const { all } of [one, other]) expect(await voidFirst(all)).toMatchObject({ ok: true })
  const [granted] = shippo.books.transactions
  if (granted) granted.status = 'REFUNDED'
  clock.advance(minutes(7 * 60))
  await shop.shipping.checkPurchases()
  const states = [(await one.all())[0]?.purchase, (await other.all())[0]?.purchase]
  expect(states).toEqual(['voided', 'voiding'])
})

test('a label that turns up late is kept if no replacement was made, whatever other orders got', async () => {
  shippo.trouble('fails_before', buying)
  const { all, orderId } = await label()
  clock.advance(minutes(16))
  await shop.shipping.checkPurchases()
  await label()
  const [lost] = await all()
  const rate = shippo.books.transactions[0]?.rate ?? ''
  shippo.books.buy({ rate, metadata: `gangway ${lost?.id}` })
  shippo.books.finish()
  await shop.database.pool.query('update shipments set rate_id = $1 where id = $2', [rate, lost?.id])
  clock.advance(minutes(60))
  await shop.shipping.checkPurchases()
  expect(await all()).toMatchObject([{ purchase: 'bought', problem: null }])
  expect((await shop.orders.forShipping(orderId))?.status).toBe('completed')
})

const trackOf = (tracking_number: string, status: string, status_details: string) => ({
  carrier: 'usps',
  tracking_number,
  tracking_status: {
    status,
    status_details,
    status_date: new Date(clock.now().getTime() + 1_000).toISOString(),
  },
  tracking_history: [],
})

test('an address is checked with Shippo if the shop has that turned on, and a silent carrier is no obstacle', async () => {
  const check = (street1: string) =>
    shop.operations.ask('addresses.check', visitor(), { street1, city: 'Austin', state: 'TX', zip: '78702' })
  expect(await check('1 Elm Street')).toEqual({ suggestion: null, problem: null })
  await shop.settings.change({ system: 'test' }, { isAddressChecked: true })
  expect(await check('1 Elm Street')).toMatchObject({
    suggestion: { street1: '1 Elm St', zip: '78702-4210' },
    problem: null,
  })
  expect(await check('1 Elm St')).toEqual({ suggestion: null, problem: null })
  expect(await check('1 nowhere')).toEqual({ suggestion: null, problem: 'Address not found' })
  shippo.trouble('fails_before', /POST \/api\/addresses/)
  expect(await check('1 Elm Street')).toEqual({ suggestion: null, problem: null })
})
