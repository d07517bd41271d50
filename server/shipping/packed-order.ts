import { isUnmade, placeNames, ticketOf } from '#domain/orders/production.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { leftOf, orderedWords } from './contents.ts'
import type { ShippingDeps } from './deps.ts'
import { joinsOf } from './joined/read-joins.ts'
import { listShipments } from './list-shipments.ts'
import type { PackedOrder } from './operations/packing-shapes.ts'
import { pickupsOf } from './pickups.ts'
import { visibleStates } from './tables.ts'

export async function packedOrder(deps: ShippingDeps, actor: Actor, orderId: string): Promise<PackedOrder> {
  const order = await deps.orders.forShipping(orderId)
  if (!order) throw new Error(`No order ${orderId}`)
  const all = (await listShipments(deps, [orderId])).filter(
    ({ purchase, kind }) => visibleStates.includes(purchase) && kind === 'outbound',
  )
  const joins = await joinsOf(deps, orderId)
  const others = [...all.flatMap(({ orderIds }) => orderIds), ...joins.together.map(({ id }) => id)]
  const inParcels = [...new Set([orderId, ...others])]
  const known = await deps.orders.listForShipping(deps.database.orm, inParcels)
  const pickups = await pickupsOf(deps, [orderId])
  return {
    orderId,
    orderNumber: order.orderNumber,
    customerName: order.contactName,
    isPickup: order.deliveryMethod === 'pickup',
    status: order.status,
    shelf: pickups.get(orderId)?.shelf ?? null,
    together: known.filter(({ id }) => id !== orderId).map(({ id, orderNumber }) => ({ id, orderNumber })),
    joins,
    ...(await inBox(deps, actor, inParcels)),
    shipments: all.map(
      ({ id, trackingNumber, purchase, status, contents, parcel: { position, packedAt, packedBy } }) => ({
        ...{ id, trackingNumber, purchase, status, contents },
        parcel: { position, packedAt, packedBy },
      }),
    ),
  }
}

/** What belongs in the box, and what can't be there yet; the items of the first order first. */
export async function inBox(
  deps: ShippingDeps,
  actor: Actor,
  orderIds: readonly string[],
): Promise<Pick<PackedOrder, 'contents' | 'items' | 'unmade'>> {
  const { orm } = deps.database
  const unpacked = await deps.listUnpacked(actor, [...orderIds])
  const floors = await deps.orders.forProduction(orm, orderIds)
  const left = [...(await leftOf(deps, orm, orderIds)).values()].flat()
  const inOrder = orderIds.flatMap((id) => floors.find((floor) => floor.id === id) ?? [])
  return {
    contents: await orderedWords(deps, orderIds),
    items: inOrder.flatMap(({ orderNumber, items }) =>
      items.map(({ id: itemId, position, name, options, quantity, imageUrl }) => {
        const ticket = ticketOf(orderNumber, position)
        const open = unpacked.find((one) => one.ticket === ticket)
        const stands = { place: open?.place ?? ('packed' as const), isTracked: open?.isTracked ?? true }
        const toShip = left.find((one) => one.item === itemId)?.quantity ?? 0
        return { itemId, ticket, name, options, quantity, toShip, imageUrl, ...stands }
      }),
    ),
    unmade: unpacked.filter((item) => item.isTracked && isUnmade(item)),
  }
}

/**
 * Puts an item of the order on the table into the box: if it is at Pack on the board, it becomes packed.
 * @throws AppError when the order has no such item, or it is not made yet
 */
export async function tick(
  deps: ShippingDeps,
  actor: Actor,
  order: PackedOrder,
  ticket: string,
): Promise<PackedOrder> {
  const item = order.items.find((one) => one.ticket === ticket)
  if (!item) throw new AppError('not_found', `${order.orderNumber} has no item ${ticket}.`)
  if (item.isTracked && isUnmade(item))
    throw new AppError('conflict', `Stop: on the board, ${ticket} is still at ${placeNames[item.place]}.`)
  if (item.place !== 'pack') return order
  const wish = { itemId: item.itemId, from: 'pack', to: 'packed', way: 'scan' } as const
  const moved = await deps.database.transaction((transaction) => deps.moveOnBoard(transaction, actor, wish))
  if (!moved.ok && moved.reason === 'blocked') throw new AppError('conflict', `Stop: ${moved.message}`)
  return packedOrder(deps, actor, order.orderId)
}
