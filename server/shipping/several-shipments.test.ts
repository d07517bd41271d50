import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { copiesIn } from '#domain/shipping/parcel-contents.ts'
import { houseLabels } from '#server/adapters/shipping/house/tables.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { changeOrder, customLine, sellSheetAndShirts } from '#tests/harness/draft-order.ts'
import { wordsOfPdf } from '#tests/harness/printed/marks-of-pdf.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { austin, waitingForLabel } from '#tests/harness/ship.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())
const staff = signedIn('admin')
const ground = { carrier: 'Gangway Delivery', serviceLevel: 'Ground' }

/** A sheet and three shirts, paid and in production. */
async function orderOfSheetAndShirts() {
  const sold = await sellSheetAndShirts(shop)
  await shop.orders.setStatus(staff, sold.orderId, 'in_production')
  const order = await shop.orders.forShipping(sold.orderId)
  return { ...sold, orderNumber: order?.orderNumber ?? '' }
}

const left = async (orderId: string) =>
  ((await shop.shipping.leftOf([orderId])).get(orderId) ?? []).map(({ item, quantity }) => ({
    item,
    quantity,
  }))

/** Buys parcels for the selected items, as seen in the current state unless given otherwise. */
const buy = async (
  orderId: string,
  contents: { item: string; quantity: number }[][],
  more: { seenLeft?: number } = {},
) =>
  shop.shipping.createLabels(staff, {
    ...{ orderId, toAddress: austin, packages: contents.map(() => defaultPackage), ...ground, contents },
    seenLeft: copiesIn(await left(orderId)),
    ...more,
  })

const statusOf = async (orderId: string) => (await shop.orders.forShipping(orderId))?.status

test('an order ships in parts: each parcel has its contents, the rest waits to be shipped, the last completes it', async () => {
  const { orderId, sheet, shirts } = await orderOfSheetAndShirts()
  const first = await buy(orderId, [[{ item: shirts, quantity: 2 }]])
  expect(first).toMatchObject({ ok: true, isDoubtful: false })
  expect(first.ok && first.shipments[0]?.contents).toMatchObject([{ item: shirts, quantity: 2 }])
  expect(await left(orderId)).toEqual([
    { item: sheet, quantity: 1 },
    { item: shirts, quantity: 1 },
  ])
  expect(await statusOf(orderId)).toBe('in_production')
  const [candidate] = (await waitingForLabel(shop, staff)).filter((one) => one.orderId === orderId)
  expect(candidate?.rest).toHaveLength(2)
  // A shirt and a sheet of 22 × 60 in weigh 0.42 and 0.32 lb, their mailer 0.1.
  expect(candidate?.suggestion?.parcel.weight).toBe(0.9)

  // One click takes everything that is left.
  const rest = await shop.operations.call('shipping.make-label', staff, {
    order: orderId,
    choice: 'cheapest',
  })
  expect(rest).toMatchObject({ ok: true })
  const [, second] = await shop.shipping.listForOrders(staff, [orderId])
  expect(second?.contents).toMatchObject([
    { item: sheet, quantity: 1 },
    { item: shirts, quantity: 1 },
  ])
  expect(await statusOf(orderId)).toBe('completed')
  expect(await left(orderId)).toEqual([])
})

test('a void gives back only its parcel’s contents, and the order waits again', async () => {
  const { orderId, sheet, shirts } = await orderOfSheetAndShirts()
  const both = await buy(orderId, [[{ item: shirts, quantity: 3 }], [{ item: sheet, quantity: 1 }]])
  if (!both.ok) throw new Error(both.message)
  expect(await statusOf(orderId)).toBe('completed')
  const id = both.shipments[1]?.id ?? ''
  expect(await shop.operations.call('shipping.void-label', staff, { shipment: id })).toMatchObject({
    ok: true,
  })
  expect(await left(orderId)).toEqual([{ item: sheet, quantity: 1 }])
  expect(await statusOf(orderId)).toBe('in_production')
  expect(await buy(orderId, [[{ item: sheet, quantity: 1 }]])).toMatchObject({ ok: true })
  expect(await statusOf(orderId)).toBe('completed')
})

test('more than is left, nothing, half a request and another order’s item are refused, and nothing is bought', async () => {
  const { orderId, sheet, shirts } = await orderOfSheetAndShirts()
  const other = await orderOfSheetAndShirts()
  const bought = await shop.database.orm.$count(houseLabels)
  const refusal = async (...given: Parameters<typeof buy>) => {
    const outcome = await buy(...given)
    return outcome.ok ? 'bought' : outcome.message
  }
  expect(await refusal(orderId, [[{ item: shirts, quantity: 4 }]])).toMatch(/3 are left to ship/)
  expect(await refusal(orderId, [[{ item: sheet, quantity: 1 }], []])).toBe('Choose what goes into parcel 2.')
  expect(await refusal(orderId, [[{ item: other.sheet, quantity: 1 }]])).toMatch(/isn’t in this order/)
  expect(await refusal(orderId, [[{ item: sheet, quantity: 1 }]], { seenLeft: 9 })).toMatch(/Choose again/)
  const unseen = { orderId, toAddress: austin, packages: [defaultPackage], ...ground }
  const line = { item: sheet, quantity: 1 }
  expect(await shop.shipping.createLabels(staff, { ...unseen, contents: [[line]] })).toMatchObject({
    ok: false,
    reason: 'contents',
  })
  expect(await shop.database.orm.$count(houseLabels)).toBe(bought)
  expect(copiesIn(await left(orderId))).toBe(4)
})

test('of people who simultaneously buy parcels with overlapping contents, one succeeds, and the same form sent twice buys once', async () => {
  const { orderId, sheet, shirts } = await orderOfSheetAndShirts()
  const bought = await shop.database.orm.$count(houseLabels)
  const [two, all] = [
    { item: shirts, quantity: 2 },
    { item: sheet, quantity: 1 },
  ]
  const outcomes = await Promise.all(
    [[[two]], [[two, all]], [[two]], [[{ item: shirts, quantity: 3 }]]].map((contents) =>
      buy(orderId, contents, { seenLeft: 4 }),
    ),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.flatMap((one) => (one.ok ? [] : [one.reason]))).toEqual(Array(3).fill('contents_changed'))
  expect(await shop.database.orm.$count(houseLabels)).toBe(bought + 1)

  // A caller that doesn't specify contents takes what is left, once.
  const rest = { orderId, toAddress: austin, packages: [defaultPackage], ...ground }
  const pressed = await Promise.all([1, 2, 3].map(() => shop.shipping.createLabels(staff, rest)))
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(1)
  // A late caller finds nothing left, or the order completed.
  const late = pressed.flatMap((one) => (one.ok ? [] : [one.reason]))
  expect(late.every((reason) => reason === 'already_labeled' || reason === 'wrong_status')).toBe(true)
  expect(await left(orderId)).toEqual([])
})

test('a carrier’s number covers the chosen contents; without a choice the contents are unknown, and nothing is left', async () => {
  const { orderId, shirts } = await orderOfSheetAndShirts()
  const enter = (trackingNumber: string, more: object = {}, actor: Actor = staff) =>
    shop.operations.call('shipping.enter-tracking', actor, {
      ...{ order: orderId, trackingNumber, carrier: 'UPS' },
      ...more,
    })
  const contents = [{ item: shirts, quantity: 2 }]
  const first = randomUUID()
  expect(await enter(first, { contents, seenLeft: 4 })).toMatchObject({ ok: true })
  expect(await enter(randomUUID(), { contents, seenLeft: 4 })).toMatchObject({
    ok: false,
    because: 'contents_changed',
  })
  expect(copiesIn(await left(orderId))).toBe(2)
  expect(await enter(randomUUID())).toMatchObject({ ok: true })
  expect(await left(orderId)).toEqual([])
  const kept = await shop.shipping.listForOrders(staff, [orderId])
  expect(kept.map((one) => one.contents.length)).toEqual([1, 0])
})

test('at the packing table each item shows what is not in a parcel yet, and each parcel its contents', async () => {
  const { orderId, orderNumber, sheet, shirts } = await orderOfSheetAndShirts()
  await buy(orderId, [[{ item: shirts, quantity: 2 }]])
  const scanned = await shop.operations.ask('packing.scan', staff, { code: orderNumber })
  if (scanned.kind !== 'order') throw new Error(scanned.kind)
  expect(scanned.order.items.map(({ itemId, quantity, toShip }) => [itemId, quantity, toShip])).toEqual([
    [sheet, 1, 1],
    [shirts, 3, 1],
  ])
  expect(scanned.order.shipments).toMatchObject([{ contents: [{ item: shirts, quantity: 2 }] }])
})

test('each shipment has a packing slip of its contents, which shows what was sent before and what follows', async () => {
  const { orderId, orderNumber, shirts } = await orderOfSheetAndShirts()
  const words = async (shipment?: string) =>
    await wordsOfPdf(
      (await shop.sheets.draw(staff, 'packing-slips', [orderId], shipment))?.bytes ?? new Uint8Array(),
    )
  expect(await words()).not.toContain('Shipment')
  const made = await buy(orderId, [[{ item: shirts, quantity: 2 }]])
  const first = await words((made.ok && made.shipments[0]?.id) || '')
  for (const said of [`Packing slip ${orderNumber}`, 'Shipment 1 of 2', '2 ×', 'FOLLOWS SEPARATELY'])
    expect(first).toContain(said)
  expect(first).not.toContain('SENT BEFORE')
  const all = await words()
  for (const said of ['Shipment 1 of 2', 'Shipment 2 of 2', 'SENT BEFORE']) expect(all).toContain(said)
})

test('the customer is emailed each part once, with what follows, and sees each parcel’s contents; strangers do not', async () => {
  const { orderId, orderNumber, sheet, shirts } = await orderOfSheetAndShirts()
  const first = await buy(orderId, [[{ item: shirts, quantity: 3 }]])
  const [one] = first.ok ? first.shipments : []
  const tell = async (shipment: string, status: 'in_transit' | 'delivered') => {
    await shop.operations.ask('shipping.enter-event', staff, { shipment, status })
    await shop.jobs.runDue()
    const mails = await shop.mail.list()
    return mails.filter(
      ({ template, text }) => /^(order-)?ship/.test(template) && text?.includes(orderNumber),
    )
  }
  const [mail] = await tell(one?.id ?? '', 'in_transit')
  expect(mail?.subject).toBe(`Part of order ${orderNumber} is on its way`)
  expect(mail?.text).toMatch(
    /In this parcel: 3 × Static Kings[^\n]*\.\n\nStill to come in another parcel: 1 × Gang Sheet/,
  )
  const asked = { orderNumber, email: 'ada@example.com' }
  const inPart = (await shop.operations.ask('tracking.find-order', visitor(), asked)).order
  expect(inPart.toShip).toMatchObject([{ item: sheet, quantity: 1 }])
  expect(inPart.shipments).toMatchObject([{ contents: [{ item: shirts, quantity: 3 }] }])
  const found = await shop.shipping.track(one?.trackingNumber ?? '', visitor(), false)
  expect(found.ok && found.shipment.contents).toEqual([])

  const [arrived] = await tell(one?.id ?? '', 'delivered')
  expect(arrived?.subject).toBe(`A parcel from order ${orderNumber} was delivered`)
  const rest = await buy(orderId, [[{ item: sheet, quantity: 1 }]])
  expect(await shop.shipping.sendShipped(staff, orderId)).toMatchObject({ ok: true, isNew: true })
  expect(await shop.shipping.sendShipped(staff, orderId)).toMatchObject({ ok: true, isNew: false })
  const mails = await tell((rest.ok && rest.shipments[0]?.id) || '', 'in_transit')
  expect(mails.filter(({ template }) => template === 'order-shipped').map(({ subject }) => subject)).toEqual([
    `The rest of order ${orderNumber} is on its way`,
    `Part of order ${orderNumber} is on its way`,
  ])
  expect(mails[0]?.text).not.toContain('Still to come')
  const [last] = await tell((rest.ok && rest.shipments[0]?.id) || '', 'delivered')
  expect(last?.subject).toBe(`Order ${orderNumber} was delivered`)
})

test('a waiting parcel is not announced with the one that leaves', async () => {
  const { orderId, orderNumber, sheet, shirts } = await orderOfSheetAndShirts()
  const first = await buy(orderId, [[{ item: shirts, quantity: 3 }]])
  await buy(orderId, [[{ item: sheet, quantity: 1 }]])
  const shipment = (first.ok && first.shipments[0]?.id) || ''
  await shop.operations.ask('shipping.enter-event', staff, { shipment, status: 'in_transit' })
  await shop.jobs.runDue()
  const told = (await shop.mail.list()).filter(({ text }) => text?.includes(orderNumber))
  expect(told.map(({ subject }) => subject)).toContain(`Part of order ${orderNumber} is on its way`)
})

test('in a partly shipped order, what is in a parcel stays unchanged, the rest can be changed, and is shipped', async () => {
  const { orderId, sheet, shirts } = await orderOfSheetAndShirts()
  await buy(orderId, [[{ item: shirts, quantity: 2 }]])
  const open = () => shop.orderChanges.open(staff, orderId, randomUUID())
  const inPart = await open()
  expect(inPart?.refusal).toBeNull()
  expect(inPart?.lines.map(({ id, fixed }) => [id, fixed === null])).toEqual([
    [sheet, true],
    [shirts, false],
  ])
  const more = { lines: [{ item: shirts, quantity: 5 }] }
  expect(await changeOrder(shop, staff, orderId, more)).toMatchObject({
    reason: 'invalid',
    message: expect.stringContaining('in a parcel with a label'),
  })
  expect(await changeOrder(shop, staff, orderId, { added: [customLine()] })).toMatchObject({ ok: true })
  expect((await left(orderId)).map(({ quantity }) => quantity)).toEqual([1, 1, 1])
  await shop.shipping.createLabels(staff, {
    orderId,
    toAddress: austin,
    packages: [defaultPackage],
    ...ground,
  })
  expect((await open())?.refusal).toContain('Void the label first')
})
