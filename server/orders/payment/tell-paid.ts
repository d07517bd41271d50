import { isArtworkToFollow, isFee } from '#domain/orders/order-design.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { OrdersDeps } from '../deps.ts'
import type { OrderItemRow, OrderRow } from '../present.ts'

/** An order became paid: the production floor gets its items, and other programs are notified. */
export async function tellPaid(
  { emit }: Pick<OrdersDeps, 'emit'>,
  transaction: Transaction,
  order: OrderRow,
  items: readonly OrderItemRow[],
): Promise<void> {
  const { id: orderId, totalCents } = order
  const orderNumber = order.orderNumber ?? ''
  const toMake = items.flatMap(({ id, position, productType, quantity, designData }) => {
    if (isFee(designData)) return []
    return {
      ...{ id, position, productType, quantity, orderNumber },
      isArtworkToFollow: isArtworkToFollow(designData),
    }
  })
  await emit(transaction, 'order.to_make', { orderId, items: toMake })
  await emit(transaction, 'order.paid', { orderId, orderNumber, totalCents })
}
