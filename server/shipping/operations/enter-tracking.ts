import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { heldByPayment } from '#domain/orders/order-status.ts'
import { labelAddressSchema } from '#domain/shipping/label-address.ts'
import { labelRefusalWords } from '#domain/shipping/label-rules.ts'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { announceShipment, tellCreated } from '../announce-shipment.ts'
import { planContents } from '../contents.ts'
import type { ShippingDeps } from '../deps.ts'
import { contentsSchema, seenLeftSchema, typedText } from '../input.ts'
import { lockParcel } from '../joined/lock-together.ts'
import { ofOrders } from '../joined/of-orders.ts'
import { keepParcel } from '../keep-parcel.ts'
import { recordEvents } from '../record-events.ts'
import { shipments } from '../tables.ts'
import { anyId, orderGone, orderId } from './shipment-shape.ts'

/** A parcel that was labeled elsewhere: the number is the one the carrier gave at its counter. */
export const enterTracking = defineOperation({
  name: 'shipping.enter-tracking',
  route: 'POST /orders/{order}/shipments',
  summary: 'Add a parcel that was labeled elsewhere to an order, by its tracking number',
  may: 'shipping.write',
  input: z.object({
    order: orderId.toLowerCase(),
    trackingNumber: typedText(60).pipe(z.string().min(4, 'Please enter a tracking number')),
    carrier: typedText(60).pipe(z.string().min(1, 'Enter the carrier')),
    trackingUrl: typedText(500)
      .default('')
      .refine((url) => url === '' || /^https:\/\//.test(url), 'Enter an address that begins with https://'),
    /** Its contents; if omitted, unspecified: it contains whatever no other parcel does. */
    contents: contentsSchema.optional(),
    seenLeft: seenLeftSchema.optional(),
  }),
  example: { order: anyId, trackingNumber: '1Z999AA10123456784', carrier: 'UPS' },
  result: z.object({ shipment: z.uuid() }),
  async run(deps: ShippingDeps, actor, { order: id, trackingNumber, carrier, trackingUrl, ...chosen }) {
    const now = deps.clock.now()
    const { shipFrom } = await deps.readSettings()
    return deps.database.transaction(async (transaction) => {
      const found = await lockParcel(deps, transaction, id)
      if ('reason' in found) throw new AppError('conflict', found.message, { because: found.reason })
      const { order } = found
      if (!order) throw new AppError('not_found', orderGone)
      const hold = heldByPayment(order.paymentStatus)
      if (hold) throw new AppError('conflict', labelRefusalWords[hold], { because: hold })
      const same = and(ofOrders([id]), eq(shipments.trackingNumber, trackingNumber))
      if ((await transaction.$count(shipments, same)) > 0)
        throw new AppError('conflict', 'This order already has that tracking number.', {
          because: 'known_number',
        })
      const lines = chosen.contents && [chosen.contents]
      const wish = { parcelCount: 1, contents: lines, seenLeft: chosen.seenLeft, isAdditional: true }
      const planned = await planContents(
        deps,
        transaction,
        found.all.map((one) => one.id),
        wish,
      )
      if (!planned.ok) throw new AppError('conflict', planned.message, { because: planned.reason })
      const isSaid = chosen.contents !== undefined || found.all.length > 1
      const parcel = {
        ...{ kind: 'outbound' as const, details: defaultPackage, orders: found.all },
        lines: isSaid ? (planned.contents[0] ?? null) : null,
      }
      const row = await keepParcel(transaction, parcel, {
        provider: 'staff',
        purchase: 'entered',
        fromAddress: shipFrom,
        toAddress: labelAddressSchema.parse(order.shippingAddress),
        status: 'shipped',
        trackingNumber,
        trackingUrl: trackingUrl || null,
        carrier,
        createdBy: nameOfActor(actor),
        createdAt: now,
        shippedAt: now,
      })
      const handed = { at: now, status: 'shipped', details: `Handed to ${carrier}`, location: null } as const
      await recordEvents(transaction, row.id, [handed], 'staff')
      for (const one of found.all)
        await audit(transaction, actor, {
          action: 'shipping.enter_tracking',
          subject: `order:${one.id}`,
          after: { trackingNumber, carrier },
        })
      await announceShipment(deps, transaction, row)
      await tellCreated(deps, transaction, row)
      return ok({ shipment: row.id })
    })
  },
})
