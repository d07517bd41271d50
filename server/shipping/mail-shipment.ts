import { and, inArray, isNull } from 'drizzle-orm'
import { table } from '#domain/table.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { MailTemplate } from '#server/mail/template.ts'
import { orderShipped } from '#server/mail/templates/order-shipped.ts'
import { outForDelivery } from '#server/mail/templates/out-for-delivery.ts'
import { shipmentDelivered } from '#server/mail/templates/shipment-delivered.ts'
import { shipmentException } from '#server/mail/templates/shipment-exception.ts'
import type { ShipmentFacts } from '#server/mail/templates/shipment-facts.ts'
import { textDelivered, textOutForDelivery, textShipped } from '#server/mail/texts/templates.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import type { ShippingDeps } from './deps.ts'
import { factsOf, restOf, shipmentsOf } from './mail-facts.ts'
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

type Deps = Pick<ShippingDeps, 'mail' | 'orders' | 'clock'>

/** Mails the customer where the parcel is now: each kind once per parcel, however often it is told. */
export async function mailShipmentStatus(
  deps: Deps,
  transaction: Transaction,
  shipment: ShipmentRow,
  details: string,
): Promise<void> {
  const template = templates[shipment.status ?? '']
  if (!template || shipment.kind === 'return') return
  const order = await deps.orders.lockForShipping(transaction, shipment.orderId)
  if (!order?.contactEmail) return
  const all = await shipmentsOf(transaction, order.id)
  if (template === orderShipped) {
    // Boxes that were labelled together leave together.
    const together = all.filter(({ createdAt }) => createdAt.getTime() === shipment.createdAt.getTime())
    return void (await mailShipped(deps, transaction, order, together))
  }
  const delivered = all.filter((one) => one.id === shipment.id || one.status === 'delivered')
  const follows = await restOf(deps, transaction, order, all, delivered)
  const isPart = follows.length > 0 || delivered.length < all.length
  await deps.mail.send(transaction, {
    template,
    to: order.contactEmail,
    data: { ...(await factsOf(deps, transaction, order, [shipment])), details, follows, isPart },
    dedupeKey: `${template.name}:${shipment.id}`,
  })
  const text = texts[shipment.status ?? '']
  if (text) await textAbout(deps, transaction, order, text, shipment.id)
}

/** The same mail whether staff send it or the carrier's scan does; of each parcel once. False: all were told before. */
export async function mailShipped(
  deps: Deps,
  executor: Executor,
  order: ShippableOrder,
  sent: readonly ShipmentRow[],
): Promise<boolean> {
  const ids = sent.map(({ id }) => id)
  const told = await executor
    .update(shipments)
    .set({ toldAt: deps.clock.now() })
    .where(and(inArray(shipments.id, ids), isNull(shipments.toldAt)))
    .returning({ id: shipments.id })
  if (told.length === 0) return false
  const isNow = (row: ShipmentRow): boolean => told.some(({ id }) => id === row.id)
  const all = await shipmentsOf(executor, order.id)
  const known = all.filter(({ toldAt }) => toldAt !== null)
  const follows = await restOf(deps, executor, order, all, known)
  const now = known.filter(isNow)
  await textAbout(deps, executor, order, textShipped, now[0]?.id ?? order.id)
  return deps.mail.send(executor, {
    template: orderShipped,
    to: order.contactEmail,
    data: {
      ...(await factsOf(deps, executor, order, now)),
      ...{ follows, isPart: follows.length > 0, isRest: now.length < known.length },
    },
    dedupeKey: `order-shipped:${now[0]?.id}`,
  })
}

const textAbout = (
  { mail }: Deps,
  executor: Executor,
  order: ShippableOrder,
  template: typeof textShipped,
  shipmentId: string,
): Promise<boolean> =>
  mail.text(executor, {
    template,
    order,
    data: { orderId: order.id, orderNumber: order.orderNumber },
    dedupeKey: `${template.name}:${shipmentId}`,
  })
