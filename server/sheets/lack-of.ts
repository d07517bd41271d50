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

/** Why an order gets no such sheet; null if it does. */
export function lackOfOrder(kind: SheetKind, order: FloorOrder): string | null {
  if (order.status === 'cancelled') return 'It’s cancelled'
  if (order.items.length === 0) return 'Nothing in it is made or shipped'
  if (kind === 'pickup-sheets' && order.deliveryMethod !== 'pickup') return 'It’s shipped, not picked up'
  if (kind === 'pick-list' && !order.items.some(isPicked)) return 'Nothing in it is picked from the shelves'
  return null
}
