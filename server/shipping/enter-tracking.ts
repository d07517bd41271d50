import { and, eq } from 'drizzle-orm'
import { labelAddressSchema } from '#domain/shipping/label-address.ts'
import { isReleased } from '#domain/shipping/label-rules.ts'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { announceShipment, tellCreated } from './announce-shipment.ts'
import { applyTrack } from './apply-track.ts'
import {
  type EnterEventInput,
  type EnterTrackingInput,
  enterEventSchema,
  enterTrackingSchema,
} from './input.ts'
import type { ShippingNeeds } from './needs.ts'
import { nameOf } from './policy.ts'
import { recordEvents } from './record-events.ts'
import { parcels, shipments } from './tables.ts'

export type EnterOutcome =
  | { ok: true; shipmentId: string }
  | { ok: false; reason: 'invalid' | 'not_found' | 'unpaid' | 'known_number'; message: string }

/** A parcel that was labelled elsewhere: staff give the number that the carrier gave them. Staff only. */
export async function enterTracking(
  needs: ShippingNeeds,
  actor: Actor,
  input: EnterTrackingInput,
): Promise<EnterOutcome> {
  const parsed = enterTrackingSchema.safeParse(input)
  if (!parsed.success)
    return { ok: false, reason: 'invalid', message: parsed.error.issues[0]?.message ?? 'Check the fields' }
  const { orderId, trackingNumber, carrier, trackingUrl } = parsed.data
  const now = needs.clock.now()
  const { shipFrom } = await needs.readSettings()
  return needs.database.transaction(async (transaction): Promise<EnterOutcome> => {
    const order = await needs.orders.lockForShipping(transaction, orderId)
    if (!order) return { ok: false, reason: 'not_found', message: 'There is no such order.' }
    if (!isReleased(order.paymentStatus))
      return { ok: false, reason: 'unpaid', message: 'The payment of this order is not confirmed yet.' }
    const same = and(eq(shipments.orderId, orderId), eq(shipments.trackingNumber, trackingNumber))
    if ((await transaction.$count(shipments, same)) > 0)
      return { ok: false, reason: 'known_number', message: 'This order has that tracking number already.' }
    const outbound = and(eq(parcels.orderId, orderId), eq(parcels.kind, 'outbound'))
    const position = (await transaction.$count(parcels, outbound)) + 1
    const [box] = await transaction
      .insert(parcels)
      .values({ orderId, position, details: defaultPackage, createdAt: now })
      .returning({ id: parcels.id })
    if (!box) throw new Error('A parcel was not kept')
    const [row] = await transaction
      .insert(shipments)
      .values({
        orderId,
        orderNumber: order.orderNumber,
        customerId: order.customerId,
        parcelId: box.id,
        provider: 'staff',
        purchase: 'entered',
        fromAddress: shipFrom,
        toAddress: labelAddressSchema.parse(order.shippingAddress),
        status: 'shipped',
        trackingNumber,
        trackingUrl: trackingUrl || null,
        carrier,
        createdBy: nameOf(actor),
        createdAt: now,
        shippedAt: now,
      })
      .returning()
    if (!row) throw new Error('A shipment was not kept')
    const handed = { at: now, status: 'shipped', details: `Handed to ${carrier}`, location: null } as const
    await recordEvents(transaction, row.id, [handed], 'staff')
    await audit(transaction, actor, {
      action: 'shipping.enter_tracking',
      subject: `order:${orderId}`,
      after: { trackingNumber, carrier },
    })
    await announceShipment(needs, transaction, { orderId, customerId: order.customerId })
    await tellCreated(needs, transaction, row)
    return { ok: true, shipmentId: row.id }
  })
}

export type EnterEventOutcome = { ok: true } | { ok: false; reason: 'invalid' | 'not_found'; message: string }

/** Staff say where a parcel is that no provider follows, or that its provider does not know of. Staff only. */
export async function enterEvent(
  needs: ShippingNeeds,
  actor: Actor,
  shipmentId: string,
  input: EnterEventInput,
): Promise<EnterEventOutcome> {
  const parsed = enterEventSchema.safeParse(input)
  if (!parsed.success) return { ok: false, reason: 'invalid', message: 'Choose where the parcel is.' }
  const known = await needs.database.orm.$count(shipments, eq(shipments.id, shipmentId))
  if (known === 0) return { ok: false, reason: 'not_found', message: 'There is no such shipment.' }
  const { status, details, city, state } = parsed.data
  const location = city || state ? { city, state, country: 'US' } : null
  const event = { at: needs.clock.now(), status, details, location }
  await applyTrack(needs, shipmentId, { eta: null, events: [event] }, 'staff')
  await audit(needs.database.orm, actor, {
    action: 'shipping.enter_event',
    subject: `shipment:${shipmentId}`,
    after: parsed.data,
  })
  return { ok: true }
}
