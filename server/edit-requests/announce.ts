import type { Transaction } from '#server/kernel/database.ts'
import type { Realtime } from '#server/realtime/index.ts'

/** Notifies staff, the customer and anyone viewing the order, when the transaction commits. */
export async function announceRequest(
  realtime: Realtime,
  transaction: Transaction,
  event: 'edit-request.created' | 'edit-request.changed',
  request: { id: string; orderId: string; customerId: string | null },
): Promise<void> {
  await realtime.announceOfOrder(transaction, request, { event, id: request.id })
}
