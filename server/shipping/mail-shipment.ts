import { and, asc, eq, inArray } from 'drizzle-orm'
import { formatDay } from '#domain/shop/shop-time.ts'
import { table } from '#domain/table.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { MailTemplate } from '#server/mail/template.ts'
import { orderShipped } from '#server/mail/templates/order-shipped.ts'
import { outForDelivery } from '#server/mail/templates/out-for-delivery.ts'
import { shipmentDelivered } from '#server/mail/templates/shipment-delivered.ts'
import { shipmentException } from '#server/mail/templates/shipment-exception.ts'
import type { ShipmentFacts } from '#server/mail/templates/shipment-facts.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import type { ShippingDeps } from './deps.ts'
import type { ShipmentRow } from './present.ts'
import { shipments, visibleStates } from './tables.ts'

const templates = table<MailTemplate<ShipmentFacts>>({
  shipped: orderShipped,
  in_transit: orderShipped,
  transit: orderShipped,
  out_for_delivery: outForDelivery,
  delivered: shipmentDelivered,
  exception: shipmentException,
})

/** Mails the customer where the parcel is now: each kind once per parcel, however often it is told. */
export async function mailShipmentStatus(
  { mail, orders }: Pick<ShippingDeps, 'mail' | 'orders'>,
  transaction: Transaction,
  shipment: ShipmentRow,
  details: string,
): Promise<void> {
  const template = templates[shipment.status ?? '']
  if (!template || shipment.kind === 'return') return
  const order = await orders.lockForShipping(transaction, shipment.orderId)
  if (!order?.contactEmail) return
  if (template === orderShipped) return void (await mailShipped({ mail }, transaction, order, [shipment]))
  await mail.send(transaction, {
    template,
    to: order.contactEmail,
    data: factsOf(order, [shipment], details),
    dedupeKey: `${template.name}:${shipment.id}`,
  })
}

/** The same mail whether staff send it or the carrier's scan does; of one set of parcels it goes out once. */
export async function mailShipped(
  { mail }: Pick<ShippingDeps, 'mail'>,
  executor: Executor,
  order: ShippableOrder,
  sent: readonly ShipmentRow[],
): Promise<boolean> {
  const all = await shipmentsOf(executor, order.id)
  const told = all.length > 0 ? all : sent
  return mail.send(executor, {
    template: orderShipped,
    to: order.contactEmail,
    data: factsOf(order, told, ''),
    dedupeKey: `order-shipped:${order.id}:${told.length}`,
  })
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
    .orderBy(asc(shipments.createdAt))

function factsOf(
  { id, orderNumber, contactName }: ShippableOrder,
  sent: readonly ShipmentRow[],
  details: string,
): ShipmentFacts {
  const eta = sent.map((shipment) => shipment.eta).find((moment) => moment !== null)
  return {
    orderId: id,
    orderNumber,
    customerName: contactName || 'Hello',
    parcels: sent.map(({ carrier, trackingNumber, trackingUrl }) => ({
      carrier,
      trackingNumber,
      trackingUrl,
    })),
    expected: eta ? formatDay(eta) : null,
    details,
  }
}
