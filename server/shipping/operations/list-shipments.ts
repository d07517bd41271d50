import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ShippingDeps } from '../deps.ts'
import { listShipments } from '../list-shipments.ts'
import { anyId, orderGone, orderId, shipmentShape } from './shipment-shape.ts'

export const listShipmentsOfOrder = defineOperation({
  name: 'shipping.list-shipments',
  route: 'GET /orders/{order}/shipments',
  summary: 'An order’s parcels and labels, oldest first, including attempts and voided labels',
  may: 'shipping.read',
  input: z.object({ order: orderId }),
  example: { order: anyId },
  result: z.object({ shipments: z.array(shipmentShape) }),
  async run(deps: ShippingDeps, _actor, { order }) {
    if (!(await deps.orders.forShipping(order))) throw new AppError('not_found', orderGone)
    return ok({ shipments: await listShipments(deps, [order]) })
  },
})
