import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { isUnmade, placeNames, readTicket, ticketOf } from '#domain/orders/production.ts'
import { readTrackingNumber } from '#domain/shipping/tracking-number.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { announceShipment } from '../announce-shipment.ts'
import { leftOf, orderedWords } from '../contents.ts'
import type { ShippingDeps } from '../deps.ts'
import { listShipments } from '../list-shipments.ts'
import { codeOfNobody, findPickup } from '../pickups.ts'
import { nameOf } from '../policy.ts'
import { parcels, shipments, visibleStates } from '../tables.ts'
import { type PackedOrder, packingShape } from './packing-shapes.ts'
import { scannedCode } from './scanned-code.ts'

/**
 * The first scan opens an order; while one is open, a label is held against it, so that no label gets onto somebody
 * else's box; a ticket of the open order ticks its item off.
 */
export const scanPacking = defineOperation({
  name: 'packing.scan',
  route: 'POST /packing/{code}',
  summary:
    'What a scanner read at the packing table; a label of the open order packs its parcel, a ticket of it ticks an item off',
  may: 'shipping.write',
  input: z.object({
    code: scannedCode,
    /** The order that is open on the table. */
    order: z.uuid().nullable().default(null),
  }),
  example: { code: 'GWP-AAAAAAAA', order: null },
  result: packingShape,
  async run(deps: ShippingDeps, actor, { code, order: openOrderId }) {
    const text = readTrackingNumber(code.replace(/^GWP-?/i, 'GWP'))
    if (text.startsWith('GWP')) {
      const pickup = await findPickup(deps, `GWP-${text.slice(3)}`)
      if (!pickup) throw new AppError('not_found', codeOfNobody)
      return ok({ kind: 'pickup' as const, pickup, ...(await inBox(deps, actor, pickup.orderId)) })
    }
    const order = await deps.orders.findByNumber(orderNumberOf(code))
    const ticket = readTicket(code)
    if (order && order.id === openOrderId && ticket !== null)
      return ok({ kind: 'ticked' as const, order: await tick(deps, actor, order.id, ticket), ticket })
    if (order) return ok({ kind: 'order' as const, order: await packedOrder(deps, actor, order.id) })
    const [label] = await deps.database.orm
      .select()
      .from(shipments)
      .where(and(eq(shipments.trackingNumber, text), inArray(shipments.purchase, visibleStates)))
      .orderBy(asc(shipments.createdAt))
    if (!label) throw new AppError('not_found', 'This is no order, label or pickup code of ours.')
    if (openOrderId === null)
      return ok({ kind: 'order' as const, order: await packedOrder(deps, actor, label.orderId) })
    if (label.orderId !== openOrderId)
      throw new AppError(
        'conflict',
        `Stop: this label belongs to ${label.orderNumber}. Do not put it on this box.`,
      )
    await deps.database.transaction(async (transaction) => {
      const [packed] = await transaction
        .update(parcels)
        .set({ packedAt: deps.clock.now(), packedBy: nameOf(actor) })
        .where(and(eq(parcels.id, label.parcelId), isNull(parcels.packedAt)))
        .returning({ id: parcels.id })
      if (!packed) return
      await audit(transaction, actor, { action: 'shipping.pack', subject: `shipment:${label.id}` })
      await announceShipment(deps, transaction, label)
    })
    return ok({
      kind: 'packed' as const,
      order: await packedOrder(deps, actor, label.orderId),
      trackingNumber: label.trackingNumber ?? '',
    })
  },
})

/** "gw-123" is the order GW-000123, and so is each job ticket of it, "GW-000123-2". */
const orderNumberOf = (scanned: string): string => {
  const digits = /^\s*GW-(\d{1,9})(?:-\d{1,4})?\s*$/i.exec(scanned)?.[1]
  return digits === undefined ? '' : `GW-${digits.padStart(6, '0')}`
}

async function packedOrder(deps: ShippingDeps, actor: Actor, orderId: string): Promise<PackedOrder> {
  const order = await deps.orders.forShipping(orderId)
  if (!order) throw new Error(`No order ${orderId}`)
  const all = await listShipments(deps, [orderId])
  return {
    orderId,
    orderNumber: order.orderNumber,
    customerName: order.contactName,
    isPickup: order.deliveryMethod === 'pickup',
    ...(await inBox(deps, actor, orderId)),
    shipments: all
      .filter(({ purchase, kind }) => visibleStates.includes(purchase) && kind === 'outbound')
      .map(
        ({ id, trackingNumber, purchase, status, contents, parcel: { position, packedAt, packedBy } }) => ({
          ...{ id, trackingNumber, purchase, status, contents },
          parcel: { position, packedAt, packedBy },
        }),
      ),
  }
}

/** What belongs into the box, and what of it cannot be there yet. */
async function inBox(
  deps: ShippingDeps,
  actor: Actor,
  orderId: string,
): Promise<Pick<PackedOrder, 'contents' | 'items' | 'unmade'>> {
  const { orm } = deps.database
  const unpacked = await deps.listUnpacked(actor, [orderId])
  const [floor] = await deps.orders.forProduction(orm, [orderId])
  const left = (await leftOf(deps, orm, [orderId])).get(orderId) ?? []
  return {
    contents: await orderedWords(deps, orderId),
    items: (floor?.items ?? []).map(({ id: itemId, position, name, options, quantity, imageUrl }) => {
      const ticket = ticketOf(floor?.orderNumber ?? '', position)
      const open = unpacked.find((one) => one.ticket === ticket)
      const stands = { place: open?.place ?? ('packed' as const), isTracked: open?.isTracked ?? true }
      const toShip = left.find((one) => one.item === itemId)?.quantity ?? 0
      return { itemId, ticket, name, options, quantity, toShip, imageUrl, ...stands }
    }),
    unmade: unpacked.filter((item) => item.isTracked && isUnmade(item)),
  }
}

/**
 * An item of the order on the table goes into the box: on the board it is packed, where it stands at Pack.
 * @throws AppError when the order has no such item, or it is not made yet
 */
async function tick(deps: ShippingDeps, actor: Actor, orderId: string, ticket: string): Promise<PackedOrder> {
  const order = await packedOrder(deps, actor, orderId)
  const item = order.items.find((one) => one.ticket === ticket)
  if (!item) throw new AppError('not_found', `${order.orderNumber} has no item ${ticket}.`)
  if (item.isTracked && isUnmade(item))
    throw new AppError('conflict', `Stop: by the board ${ticket} is still at ${placeNames[item.place]}.`)
  if (item.place !== 'pack') return order
  const wish = { itemId: item.itemId, from: 'pack', to: 'packed', way: 'scan' } as const
  const moved = await deps.database.transaction((transaction) => deps.moveOnBoard(transaction, actor, wish))
  if (!moved.ok && moved.reason === 'blocked') throw new AppError('conflict', `Stop: ${moved.message}`)
  return packedOrder(deps, actor, orderId)
}
