import { eq } from 'drizzle-orm'
import { lists } from '#domain/lists/lists.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { LabelFilters } from '#domain/shipping/label-filters.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { orders } from '#server/orders/tables.ts'
import type { LabelCandidate } from '#server/shipping/index.ts'
import { type CheckoutForm, sellGangSheet } from './sell.ts'
import type { TestShop } from './shop.ts'

/** The destination of test parcels: complete, in the shop's own state. */
export const austin = {
  name: 'Ada Lovelace',
  company: '',
  street1: '12 Analytical Way',
  street2: '',
  city: 'Austin',
  state: 'TX',
  zip: '78702',
  country: 'US',
  phone: '512 555 0101',
}

/** A paid order with the given status, as it is after some time at the shop. */
export async function orderToShip(
  shop: TestShop,
  actor: Actor,
  given: { status?: OrderStatus; isPaidInFull?: boolean; checkout?: Partial<CheckoutForm> } = {},
): Promise<{ orderId: string; orderNumber: string }> {
  const { orderNumber } = await sellGangSheet(shop, actor, given.checkout, given)
  const [row] = await shop.database.orm
    .update(orders)
    .set({ status: given.status ?? 'in_production' })
    .where(eq(orders.orderNumber, orderNumber ?? ''))
    .returning({ id: orders.id })
  return { orderId: row?.id ?? '', orderNumber: orderNumber ?? '' }
}

/** The parcels that wait for a label, as the page shows them. */
export async function waitingForLabel(
  shop: TestShop,
  actor: Actor,
  filters: LabelFilters = {},
): Promise<LabelCandidate[]> {
  const { ids } = await shop.reports.labels.table(actor, { filters, sort: lists.labels.sort, rows: 100 })
  return shop.shipping.candidatesOf(actor, ids)
}
