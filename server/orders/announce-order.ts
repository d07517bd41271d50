import type { Transaction } from '#server/kernel/database.ts'
import type { Realtime } from '#server/realtime/index.ts'

/** Tells staff, the customer and anyone viewing the order that it changed, once the transaction commits. */
export async function announceOrder(
  realtime: Realtime,
  transaction: Transaction,
  event: 'order.placed' | 'order.changed',
  order: { id: string; customerId: string | null },
): Promise<void> {
  const { id, customerId } = order
  await realtime.announceOfOrder(transaction, { orderId: id, customerId }, { event, id })
}
