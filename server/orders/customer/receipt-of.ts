import { eq } from 'drizzle-orm'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { OrdersDeps } from '../deps.ts'
import { type CustomerOrder, isPlaced, type OrderItemRow, type PlacedRow, toCustomer } from '../present.ts'
import { itemsOf } from '../read-page.ts'
import { orders } from '../tables.ts'

/** Everything that the buyer is shown about an order, exactly as stored. */
export type OrderReceipt = CustomerOrder & {
  isGuest: boolean
  contactName: string
  contactEmail: string
  /** Lines of the shipping address; empty for a pickup, or if none was given. */
  shipTo: string[]
  shop: Pick<
    ShopSettings,
    | 'siteName'
    | 'contactEmail'
    | 'contactPhone'
    | 'pickupAddress'
    | 'pickupHours'
    | 'pickupDays'
    | 'shippingDays'
  >
}

/**
 * The receipt of a placed order, for its buyer: an account's order for that account, a guest's for the browser that it
 * was placed in, and for anyone who came through its emailed link. Null for everyone else, who may have found the
 * page's address.
 */
export async function receiptOf(
  { database, readSettings }: Pick<OrdersDeps, 'database' | 'readSettings'>,
  actor: Actor,
  orderId: string,
): Promise<OrderReceipt | null> {
  if (!isUuid(orderId)) return null
  const [order] = await database.orm.select().from(orders).where(eq(orders.id, orderId))
  if (!order || !isPlaced(order) || !isBuyer(actor, order)) return null
  const items = (await itemsOf(database, [order.id])).get(order.id) ?? []
  return toReceipt(order, items, await readSettings())
}

const isBuyer = ({ user, visitorId, heldOrders }: Actor, order: PlacedRow): boolean =>
  heldOrders?.includes(order.id) ||
  (order.customerId === null ? order.visitorId === visitorId : order.customerId === user?.id)

function toReceipt(order: PlacedRow, rows: readonly OrderItemRow[], settings: ShopSettings): OrderReceipt {
  const shown = toCustomer(order, rows)
  const { siteName, contactEmail, contactPhone, pickupAddress, pickupHours, pickupDays, shippingDays } =
    settings
  return {
    ...shown,
    isGuest: order.customerId === null,
    contactName: order.contactName,
    contactEmail: order.contactEmail,
    shipTo: order.deliveryMethod === 'pickup' ? [] : addressLines(order),
    shop: { siteName, contactEmail, contactPhone, pickupAddress, pickupHours, pickupDays, shippingDays },
  }
}

function addressLines({ shippingAddress }: PlacedRow): string[] {
  const { name, company = '', street1, street2, city, state, zip } = shippingAddress
  const place = [city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')
  const lines = [company, street1, street2, place].filter(Boolean)
  return lines.length > 0 ? [name, ...lines].filter(Boolean) : []
}
