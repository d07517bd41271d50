import type { Transaction } from '#server/kernel/database.ts'
import type { Realtime } from '#server/realtime/index.ts'

/** Tells staff and the customer, when the transaction commits. */
export async function announceRequest(
  realtime: Realtime,
  transaction: Transaction,
  event: 'edit-request.created' | 'edit-request.changed',
  request: { id: string; customerId: string },
): Promise<void> {
  for (const topic of ['staff', `user:${request.customerId}`])
    await realtime.announce(transaction, { topic, event, id: request.id })
}
