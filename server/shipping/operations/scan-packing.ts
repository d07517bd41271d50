import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { readTicket } from '#domain/orders/production.ts'
import { readTrackingNumber } from '#domain/shipping/tracking-number.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ShippingDeps } from '../deps.ts'
import { ordersOf } from '../joined/of-orders.ts'
import { packParcel } from '../pack-parcel.ts'
import { inBox, packedOrder, tick } from '../packed-order.ts'
import { codeOfNobody, findPickup } from '../pickups.ts'
import { shipments, visibleStates } from '../tables.ts'
import { packingShape } from './packing-shapes.ts'
import { scannedCode } from './scanned-code.ts'

/**
 * The first scan opens an order; while one is open, a label is checked against it, so that no label ends up on someone
 * else's box; a ticket of the open order checks off its item.
 */
export const scanPacking = defineOperation({
  name: 'packing.scan',
  route: 'POST /packing/{code}',
  summary:
    'What a scanner read at the packing table; a label of the open order packs its parcel, and one of its tickets checks off an item',
  may: 'shipping.write',
  input: z.object({
    code: scannedCode,
    /** The order currently open on the table. */
    order: z.uuid().nullable().default(null),
  }),
  example: { code: 'GWP-AAAAAAAA', order: null },
  result: packingShape,
  async run(deps: ShippingDeps, actor, { code, order: openOrderId }) {
    const text = readTrackingNumber(code.replace(/^GWP-?/i, 'GWP'))
    if (text.startsWith('GWP')) {
      const pickup = await findPickup(deps, `GWP-${text.slice(3)}`)
      if (!pickup) throw new AppError('not_found', codeOfNobody)
      return ok({ kind: 'pickup' as const, pickup, ...(await inBox(deps, actor, [pickup.orderId])) })
    }
    const order = await deps.orders.findByNumber(orderNumberOf(code))
    const ticket = readTicket(code)
    if (order && openOrderId !== null && ticket !== null) {
      const open = await packedOrder(deps, actor, openOrderId)
      if (open.items.some((item) => item.ticket === ticket) || order.id === openOrderId)
        return ok({ kind: 'ticked' as const, order: await tick(deps, actor, open, ticket), ticket })
    }
    if (order) return ok({ kind: 'order' as const, order: await packedOrder(deps, actor, order.id) })
    const [label] = await deps.database.orm
      .select()
      .from(shipments)
      .where(and(eq(shipments.trackingNumber, text), inArray(shipments.purchase, visibleStates)))
      .orderBy(asc(shipments.createdAt))
    if (!label) throw new AppError('not_found', 'This isn’t one of our orders, labels, or pickup codes.')
    if (openOrderId === null)
      return ok({ kind: 'order' as const, order: await packedOrder(deps, actor, label.orderId) })
    const inParcel = await ordersOf(deps.database.orm, label)
    if (!inParcel.includes(openOrderId))
      throw new AppError(
        'conflict',
        `Stop: this label belongs to ${label.orderNumber}. Don’t put it on this box.`,
      )
    await packParcel(deps, actor, label)
    return ok({
      kind: 'packed' as const,
      order: await packedOrder(deps, actor, openOrderId),
      trackingNumber: label.trackingNumber ?? '',
    })
  },
})

/** "gw-123" is the order GW-000123, and so is each of its job tickets, "GW-000123-2". */
const orderNumberOf = (scanned: string): string => {
  const digits = /^\s*GW-(\d{1,9})(?:-\d{1,4})?\s*$/i.exec(scanned)?.[1]
  return digits === undefined ? '' : `GW-${digits.padStart(6, '0')}`
}
