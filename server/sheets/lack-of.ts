import type { SheetKind } from '#domain/batches/batch.ts'
import type { FloorOrder } from '#server/orders/index.ts'
import type { SheetsDeps } from './deps.ts'
import { isPicked } from './is-picked.ts'

export async function lackOf(
  { database, orders }: SheetsDeps,
  kind: SheetKind,
  orderId: string,
): Promise<string | null> {
  const [order] = await orders.forProduction(database.orm, [orderId])
  return order ? lackOfOrder(kind, order) : 'There is no such order'
}

/** Why an order gets no such paper; null where it does. */
export function lackOfOrder(kind: SheetKind, order: FloorOrder): string | null {
  if (order.status === 'cancelled') return 'It is cancelled'
  if (order.items.length === 0) return 'Nothing of it is made or shipped'
  if (kind === 'pickup-sheets' && order.deliveryMethod !== 'pickup') return 'It is shipped, not picked up'
  if (kind === 'pick-list' && !order.items.some(isPicked)) return 'Nothing of it is taken from the shelves'
  return null
}
