import { asc, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { austin, orderToShip } from '#tests/harness/ship.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import type { Shipping } from './index.ts'

const staff = signedIn('admin')
const id = crypto.randomUUID()
const label = { toAddress: austin, packages: [defaultPackage], serviceLevel: 'Ground' }
const number = { trackingNumber: '1Z999AA10123456784', carrier: 'UPS' }

const doors: [string, (shipping: Shipping, actor: Actor) => Promise<unknown>][] = [
  ['getRates', (shipping, actor) => shipping.getRates(actor, label)],
  ['createLabels', (shipping, actor) => shipping.createLabels(actor, { orderId: id, ...label })],
  ['listForOrders', (shipping, actor) => shipping.listForOrders(actor, [])],
  ['candidatesOf', (shipping, actor) => shipping.candidatesOf(actor, [])],
  ['sendShipped', (shipping, actor) => shipping.sendShipped(actor, id)],
  ['sendPickupReady', (shipping, actor) => shipping.sendPickupReady(actor, id)],
]

test('staff actions on parcels are refused to everyone else', async () => {
  await using shop = await startTestShop()
  for (const [name, call] of doors) {
    for (const actor of [visitor(), signedIn('customer')])
      await expect(call(shop.shipping, actor), name).rejects.toMatchObject({ code: 'forbidden' })
    await expect(call(shop.shipping, staff), name).resolves.toBeDefined()
  }
})

test('orders shelved simultaneously get a shelf each', async () => {
  await using shop = await startTestShop()
  const ready = () => orderToShip(shop, visitor(), { status: 'ready_for_pickup' })
  const ids = [await ready(), await ready(), await ready()].map(({ orderId }) => orderId)
  await Promise.all(ids.map((orderId) => shop.shipping.sendPickupReady(staff, orderId)))
  const pickups = await shop.shipping.pickupsOf(ids)
  expect([...pickups.values()].map(({ shelf }) => shelf).toSorted()).toEqual(['A1', 'A2', 'A3'])
})

test('everything staff do with parcels is in the audit log', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const { shipping, operations } = shop
  const [sent, packed] = [await orderToShip(shop, visitor()), await orderToShip(shop, visitor())]
  const waiting = await orderToShip(shop, visitor(), { status: 'ready_for_pickup' })
  const buy = async (orderId: string) => {
    const made = await shipping.createLabels(staff, { orderId, ...label })
    const [one] = made.ok ? made.shipments : []
    return { id: one?.id ?? '', number: one?.trackingNumber ?? '' }
  }
  const first = await buy(sent.orderId)
  for (let time = 0; time < 2; time++)
    await operations.ask('shipping.void-label', staff, { shipment: first.id })
  const parcel = { order: sent.orderId, ...number }
  const { shipment: second } = await operations.ask('shipping.enter-tracking', staff, parcel)
  await operations.ask('shipping.enter-event', staff, { shipment: second, status: 'in_transit' })
  await shipping.sendShipped(staff, sent.orderId)
  const box = await buy(packed.orderId)
  const scanned = { code: box.number, order: packed.orderId }
  for (let time = 0; time < 2; time++) await operations.ask('packing.scan', staff, scanned)
  await shipping.sendPickupReady(staff, waiting.orderId, 'b7')
  const pickup = (await shipping.pickupsOf([waiting.orderId])).get(waiting.orderId)
  await operations.ask('packing.hand-out', staff, { code: pickup?.code ?? '' })

  const entries = await shop.database.orm
    .select()
    .from(auditEntries)
    .where(like(auditEntries.action, 'shipping.%'))
    .orderBy(asc(auditEntries.at))
  expect(entries.map(({ action, subject, actorId }) => [action, subject, actorId])).toEqual(
    [
      ['buy_label', `order:${sent.orderId}`],
      ['void_label', `shipment:${first.id}`],
      ['enter_tracking', `order:${sent.orderId}`],
      ['enter_event', `shipment:${second}`],
      ['mail_shipped', `order:${sent.orderId}`],
      ['buy_label', `order:${packed.orderId}`],
      ['pack', `shipment:${box.id}`],
      ['mail_pickup_ready', `order:${waiting.orderId}`],
      ['hand_out', `order:${waiting.orderId}`],
    ].map(([action, subject]) => [`shipping.${action}`, subject, staff.user?.id]),
  )
  expect(pickup?.shelf).toBe('B7')
})
