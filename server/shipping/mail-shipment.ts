import { and, inArray, isNull } from 'drizzle-orm'
import { table } from '#domain/table.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { MailTemplate } from '#server/mail/template.ts'
import { orderShipped } from '#server/mail/templates/order-shipped.ts'
import { textDelivered, textOutForDelivery, textShipped } from '#server/mail/templates/order-texts.ts'
import { outForDelivery } from '#server/mail/templates/out-for-delivery.ts'
import { shipmentDelivered } from '#server/mail/templates/shipment-delivered.ts'
import { shipmentException } from '#server/mail/templates/shipment-exception.ts'
import type { ShipmentFacts } from '#server/mail/templates/shipment-facts.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import type { ShippingDeps } from './deps.ts'
import { factsOf, lockOrdersIn, restOf, shipmentsOf } from './mail-facts.ts'
import type { ShipmentRow } from './present.ts'
import { shipments } from './tables.ts'

const templates = table<MailTemplate<ShipmentFacts>>({
  shipped: orderShipped,
  in_transit: orderShipped,
  transit: orderShipped,
  out_for_delivery: outForDelivery,
  delivered: shipmentDelivered,
  exception: shipmentException,
})

const texts = table<typeof textShipped>({
  out_for_delivery: textOutForDelivery,
  delivered: textDelivered,
})

type Deps = Pick<ShippingDeps, 'mail' | 'orders' | 'clock' | 'readSettingsWithin'>

/** Emails the customer where the parcel is now: each kind once per parcel, however often it is reported. */
export async function mailShipmentStatus(
  deps: Deps,
  transaction: Transaction,
  shipment: ShipmentRow,
  details: string,
): Promise<void> {
  const template = templates[shipment.status ?? '']
  if (!template || shipment.kind === 'return') return
  const orders = await lockOrdersIn(deps, transaction, [shipment])
  if (!orders?.[0].contactEmail) return
  const all = await shipmentsOf(
    transaction,
    orders.map(({ id }) => id),
  )
  if (template === orderShipped) {
    // Boxes that were labeled together ship together.
    const together = all.filter(({ createdAt }) => createdAt.getTime() === shipment.createdAt.getTime())
    return void (await mailShipped(deps, transaction, together))
  }
  const delivered = all.filter((one) => one.id === shipment.id || one.status === 'delivered')
  const follows = await restOf(deps, transaction, orders, all, delivered)
  const isPart = follows.length > 0 || delivered.length < all.length
  await deps.mail.send(transaction, {
    template,
    to: orders[0].contactEmail,
    data: { ...(await factsOf(deps, transaction, orders, [shipment])), details, follows, isPart },
    dedupeKey: `${template.name}:${shipment.id}`,
  })
  const text = texts[shipment.status ?? '']
  if (text) await textAbout(deps, transaction, orders[0], text, shipment.id)
}

/**
 * The same email whether staff send it or the carrier's scan triggers it; once per parcel, with all orders in it.
 * False: all were already announced.
 */
export async function mailShipped(
  deps: Deps,
  transaction: Transaction,
  sent: readonly ShipmentRow[],
): Promise<boolean> {
  const ids = sent.map(({ id }) => id)
  const told = await transaction
    .update(shipments)
    .set({ toldAt: deps.clock.now() })
    .where(and(inArray(shipments.id, ids), isNull(shipments.toldAt)))
    .returning({ id: shipments.id })
  if (told.length === 0) return false
  const isNow = (row: ShipmentRow): boolean => told.some(({ id }) => id === row.id)
  const orders = await lockOrdersIn(deps, transaction, sent.filter(isNow))
  if (!orders) return false
  const all = await shipmentsOf(
    transaction,
    orders.map(({ id }) => id),
  )
  const known = all.filter(({ toldAt }) => toldAt !== null)
  const follows = await restOf(deps, transaction, orders, all, known)
  const now = known.filter(isNow)
  await textAbout(deps, transaction, orders[0], textShipped, now[0]?.id ?? orders[0].id)
  return deps.mail.send(transaction, {
    template: orderShipped,
    to: orders[0].contactEmail,
    data: {
      ...(await factsOf(deps, transaction, orders, now)),
      ...{ follows, isPart: follows.length > 0, isRest: now.length < known.length },
    },
    dedupeKey: `order-shipped:${now[0]?.id}`,
  })
}

const textAbout = (
  { mail }: Deps,
  transaction: Transaction,
  order: ShippableOrder,
  template: typeof textShipped,
  shipmentId: string,
): Promise<boolean> =>
  mail.text(transaction, {
    template,
    order,
    data: { orderId: order.id, orderNumber: order.orderNumber },
    dedupeKey: `${template.name}:${shipmentId}`,
  })
