import { and, asc, eq, inArray } from 'drizzle-orm'
import { isOnTheWay } from '#domain/orders/due-date.ts'
import { contentWords, leftToShip, pickGoods } from '#domain/shipping/parcel-contents.ts'
import { formatDay } from '#domain/shop/shop-time.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { ShipmentFacts } from '#server/mail/templates/shipment-facts.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import { contentsOf } from './contents.ts'
import type { ShippingDeps } from './deps.ts'
import { lockAll } from './joined/lock-together.ts'
import { ofOrders, ordersByShipment } from './joined/of-orders.ts'
import type { ShipmentRow } from './present.ts'
import { shipments, visibleStates } from './tables.ts'

/**
 * What the orders contain that is in none of these parcels; nothing if no one has said what they contain. Nothing more
 * is expected for a finished order than what already has a label.
 */
export async function restOf(
  deps: Pick<ShippingDeps, 'orders'>,
  executor: Executor,
  of: readonly ShippableOrder[],
  all: readonly ShipmentRow[],
  some: readonly ShipmentRow[],
): Promise<string[]> {
  const contents = await contentsOf(deps, executor, all)
  const goods = await deps.orders.goodsOf(
    executor,
    of.map(({ id }) => id),
  )
  const left = of.flatMap(({ id, status }) => {
    const own = goods.get(id) ?? []
    const coming = isOnTheWay(status) ? own : pickGoods(own, [...contents.values()].flat())
    // A parcel with unspecified contents belongs to its own order.
    const held = some.filter((row) => contents.has(row.id) || row.orderId === id)
    return leftToShip(
      coming,
      held.map((row) => contents.get(row.id) ?? null),
    )
  })
  return contentWords(left)
}

export const shipmentsOf = (executor: Executor, orderIds: readonly string[]): Promise<ShipmentRow[]> =>
  executor
    .select()
    .from(shipments)
    .where(
      and(ofOrders(orderIds), eq(shipments.kind, 'outbound'), inArray(shipments.purchase, visibleStates)),
    )
    .orderBy(asc(shipments.createdAt), asc(shipments.id))

/** `of`: the orders in these parcels, all from one customer. */
export async function factsOf(
  deps: Pick<ShippingDeps, 'orders' | 'readSettingsWithin'>,
  executor: Executor,
  of: readonly [ShippableOrder, ...ShippableOrder[]],
  sent: readonly ShipmentRow[],
): Promise<ShipmentFacts> {
  const eta = sent.map((shipment) => shipment.eta).find((moment) => moment !== null)
  const contents = await contentsOf(deps, executor, sent)
  const [{ id, orderNumber, contactName }] = of
  const { timeZone } = await deps.readSettingsWithin(executor)
  return {
    orderId: id,
    orderNumber,
    orderNumbers: of.map((one) => one.orderNumber).sort(),
    customerName: contactName || 'Hello',
    parcels: sent.map((one) => ({
      ...{ carrier: one.carrier, trackingNumber: one.trackingNumber, trackingUrl: one.trackingUrl },
      contents: contentWords(contents.get(one.id) ?? []),
    })),
    expected: eta ? formatDay(eta, timeZone) : null,
    ...{ details: '', follows: [], isPart: false, isRest: false },
  }
}

/** Locks and returns the orders in these shipments, the first one's own order first; null if there are none. */
export async function lockOrdersIn(
  deps: Pick<ShippingDeps, 'orders'>,
  transaction: Transaction,
  sent: readonly ShipmentRow[],
): Promise<readonly [ShippableOrder, ...ShippableOrder[]] | null> {
  const ids = [...(await ordersByShipment(transaction, sent)).values()].flat()
  const known = await lockAll(deps, transaction, ids)
  const own = known.find(({ id }) => id === sent[0]?.orderId)
  return own ? [own, ...known.filter((one) => one !== own)] : null
}
