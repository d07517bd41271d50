import { z } from 'zod'
import { orderStatusSchema } from '#domain/orders/order-status-input.ts'
import { withAsciiDomain } from '#domain/people/mail-address.ts'
import { deliveryShape } from '#domain/shipping/delivery-settings.ts'
import { AppError } from '#server/kernel/errors.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { takeVisit } from '#server/kernel/rate-limit.ts'
import { orderedWords, readToShip } from '../contents.ts'
import type { ShippingDeps } from '../deps.ts'
import { listTrackedOfOrder } from '../list-shipments.ts'
import { pickupsOf } from '../pickups.ts'
import { tooManyAsked } from '../track-shipment.ts'
import { contentsShape, trackedShape } from './tracked-shape.ts'

const typed = (max: number) => z.string().transform((text) => text.replaceAll('\0', '').trim().slice(0, max))

const trackedOrderShape = z.object({
  orderNumber: z.string(),
  status: orderStatusSchema,
  ...deliveryShape,
  /** By when it leaves, and should be there; null while nobody knows. */
  dueAt: z.date().nullable(),
  arrivesOn: z.string().nullable(),
  /** What was bought: "2 × Gildan Heavy Cotton, M, Navy". */
  contents: z.array(z.string()),
  shipments: z.array(trackedShape),
  /** Of an order that left in part: what has not. */
  toShip: contentsShape,
  /** Where it waits on the shelf, or was fetched. */
  pickup: z.object({ code: z.string(), readyAt: z.string(), pickedUpAt: z.string().nullable() }).nullable(),
})

export type TrackedOrder = z.output<typeof trackedOrderShape>

/** A wrong number and a wrong address are answered alike, and attempts are counted per visitor and per order number. */
export const trackOrder = defineOperation({
  name: 'tracking.find-order',
  route: 'POST /tracking/orders/{orderNumber}',
  summary: 'Where an order is, for whoever has its number and its email address',
  may: 'anyone',
  input: z.object({ orderNumber: typed(40), email: typed(254) }),
  example: { orderNumber: 'GW-900123', email: 'ada@example.com' },
  result: z.object({ order: trackedOrderShape }),
  async run(deps: ShippingDeps, actor, { orderNumber, email }) {
    const wanted = orderNumber.toUpperCase()
    const caller = { clientAddress: actor.network ?? '', actor }
    const isWithin =
      (await takeVisit(deps.rateLimiter, countedLimits.tracking, caller)).ok &&
      (await deps.rateLimiter.take(countedLimits.trackedOrder, wanted)).ok
    if (!isWithin) throw new AppError('too_many_requests', tooManyAsked)
    const order = await deps.orders.findForTracking(wanted, withAsciiDomain(email))
    if (!order) throw new AppError('not_found', unknown)
    const shipments = await listTrackedOfOrder(deps, order.id)
    const toShip = shipments.length > 0 ? await readToShip(deps, [order.id]) : null
    const pickup = (await pickupsOf(deps, [order.id])).get(order.id)
    return ok({
      order: {
        orderNumber: order.orderNumber,
        status: order.status,
        deliveryMethod: order.deliveryMethod,
        deliverySpeed: order.deliverySpeed,
        dueAt: order.dueAt,
        arrivesOn: order.arrivesOn,
        contents: await orderedWords(deps, [order.id]),
        shipments,
        toShip: toShip?.get(order.id) ?? [],
        pickup: pickup ? { code: pickup.code, readyAt: pickup.readyAt, pickedUpAt: pickup.pickedUpAt } : null,
      },
    })
  },
})

const unknown = 'No order has this number and this email address together.'
