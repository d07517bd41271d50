import type { OrderedAgain } from '#domain/orders/reorder.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import { itemsOf } from '../read-page.ts'
import { getForCustomer } from './get-for-customer.ts'

export type OrderedItemAgain = OrderedAgain

/** Items of the customer's own order with what they were made from; null for everyone else's. */
export async function itemsToOrderAgain(
  { database }: { database: Database },
  actor: Actor,
  orderId: string,
): Promise<OrderedItemAgain[] | null> {
  const order = await getForCustomer({ database }, actor, orderId)
  if (!order) return null
  const items = (await itemsOf(database, [order.id])).get(order.id) ?? []
  return items.map(
    ({ productType, productSize, productColor, name, quantity, unitPriceCents, designData }) => ({
      productType,
      productSize,
      productColor,
      name,
      quantity,
      unitPriceCents,
      designData,
    }),
  )
}
