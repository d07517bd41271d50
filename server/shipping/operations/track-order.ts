import { z } from 'zod'
import { orderStatusSchema } from '#domain/orders/order-status-input.ts'
import { deliveryShape } from '#domain/shipping/delivery-settings.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { orderedWords, readToShip } from '../contents.ts'
import type { ShippingDeps } from '../deps.ts'
import { listTrackedOfOrder } from '../list-shipments.ts'
import { pickupsOf } from '../pickups.ts'
import { contentsShape, trackedShape } from './tracked-shape.ts'

const trackedOrderShape = z.object({
  orderNumber: z.string(),
  status: orderStatusSchema,
  ...deliveryShape,
  /** When it is due to ship and to arrive; null while unknown. */
  dueAt: z.date().nullable(),
  arrivesOn: z.string().nullable(),
  /** What was bought: "2 × Gildan Heavy Cotton, M, Navy". */
  contents: z.array(z.string()),
  shipments: z.array(trackedShape),
  /** For an order that shipped in part: what hasn't shipped. */
  toShip: contentsShape,
  /** Its shelf pickup, waiting or picked up. */
  pickup: z.object({ code: z.string(), readyAt: z.string(), pickedUpAt: z.string().nullable() }).nullable(),
})

export type TrackedOrder = z.output<typeof trackedOrderShape>

/** A wrong number and a wrong address get the same answer. */
export const trackOrder = defineOperation({
  name: 'tracking.find-order',
  route: 'POST /tracking/orders/{orderNumber}',
  summary: 'Where an order is, for anyone who has its number and its email address',
  may: 'anyone',
  input: z.object({ orderNumber: z.string(), email: z.string() }),
  example: { orderNumber: 'GW-900123', email: 'ada@example.com' },
  result: z.object({ order: trackedOrderShape }),
  async run(deps: ShippingDeps, actor, typed) {
    const order = await deps.orders.findForTracking(actor, typed)
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

const unknown = 'No order has both this number and this email address.'
