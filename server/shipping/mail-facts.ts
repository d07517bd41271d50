import { and, asc, eq, inArray } from 'drizzle-orm'
import { isOnTheWay } from '#domain/orders/due-date.ts'
import { contentWords, leftToShip, pickGoods } from '#domain/shipping/parcel-contents.ts'
import { formatDay } from '#domain/shop/shop-time.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { ShipmentFacts } from '#server/mail/templates/shipment-facts.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import { contentsOf } from './contents.ts'
import type { ShippingDeps } from './deps.ts'
import type { ShipmentRow } from './present.ts'
import { shipments, visibleStates } from './tables.ts'

/**
 * What of the order is in none of these parcels; nothing where nobody has said what they hold. Of an order that is
 * called finished nothing comes that has no label.
 */
export async function restOf(
  deps: Pick<ShippingDeps, 'orders'>,
  executor: Executor,
  { id, status }: ShippableOrder,
  all: readonly ShipmentRow[],
  some: readonly ShipmentRow[],
): Promise<string[]> {
  const contents = await contentsOf(deps, executor, all)
  const goods = (await deps.orders.goodsOf(executor, [id])).get(id) ?? []
  const coming = isOnTheWay(status) ? goods : pickGoods(goods, [...contents.values()].flat())
  return contentWords(
    leftToShip(
      coming,
      some.map((row) => contents.get(row.id) ?? null),
    ),
  )
}

export const shipmentsOf = (executor: Executor, orderId: string): Promise<ShipmentRow[]> =>
  executor
    .select()
    .from(shipments)
    .where(
      and(
        eq(shipments.orderId, orderId),
        eq(shipments.kind, 'outbound'),
        inArray(shipments.purchase, visibleStates),
      ),
    )
    .orderBy(asc(shipments.createdAt), asc(shipments.id))

export async function factsOf(
  deps: Pick<ShippingDeps, 'orders'>,
  executor: Executor,
  { id, orderNumber, contactName }: ShippableOrder,
  sent: readonly ShipmentRow[],
): Promise<ShipmentFacts> {
  const eta = sent.map((shipment) => shipment.eta).find((moment) => moment !== null)
  const contents = await contentsOf(deps, executor, sent)
  return {
    orderId: id,
    orderNumber,
    customerName: contactName || 'Hello',
    parcels: sent.map((one) => ({
      ...{ carrier: one.carrier, trackingNumber: one.trackingNumber, trackingUrl: one.trackingUrl },
      contents: contentWords(contents.get(one.id) ?? []),
    })),
    expected: eta ? formatDay(eta) : null,
    ...{ details: '', follows: [], isPart: false, isRest: false },
  }
}
