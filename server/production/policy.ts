import { isOnTheWay } from '#domain/orders/due-date.ts'
import { type OrderStatus, orderHold, orderStatusNames } from '#domain/orders/order-status.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import type { ProductionItemRow } from './tables.ts'

/**
 * Why nothing of the order may be moved on the floor; null if it may. A finished order may still contain unmade items.
 */
export function refusesWork(
  order: Pick<ShippableOrder, 'orderNumber' | 'status' | 'paymentStatus'>,
): string | null {
  const { orderNumber, status } = order
  switch (orderHold(order)) {
    case 'cancelled':
      return setBackFirst(orderNumber, status)
    case 'refunded':
      return `${orderNumber} is refunded, so nothing in it is made.`
    case 'unpaid':
      return `The payment for ${orderNumber} is not confirmed. Nothing is made until it is.`
    case null:
      return null
  }
}

/** Why an item is not made again: anything that has left was packed. */
export function refusesReprint(
  order: ShippableOrder,
  { place }: Pick<ProductionItemRow, 'place'>,
): string | null {
  const { orderNumber, status } = order
  const isHere = isOnTheWay(status) || status === 'ready_for_pickup' || place !== 'packed'
  return refusesWork(order) ?? (isHere ? null : setBackFirst(orderNumber, status))
}

const setBackFirst = (orderNumber: string, status: OrderStatus): string =>
  `${orderNumber} is ${orderStatusNames[status].toLowerCase()}: set it back to in production first.`
