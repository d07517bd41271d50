import type { Inventory } from '#server/inventory/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Orders } from '#server/orders/index.ts'
import type { Payments } from '#server/payments/index.ts'
import { type CancelOutcome, cancelOrder } from './cancel-order.ts'

export type { CancelOutcome } from './cancel-order.ts'

export type Cancellations = {
  /** Refund, goods and mail by choice, then the status; see `cancellationSchema`. Sent twice it is one. Staff only. */
  cancel(actor: Actor, orderId: string, input: unknown): Promise<CancelOutcome>
}

export type CancellationNeeds = {
  database: Database
  orders: Pick<Orders, 'getForStaff' | 'setStatus' | 'messages'>
  payments: Pick<Payments, 'refund'>
  inventory: Pick<Inventory, 'putBack'>
}

export function createCancellations(needs: CancellationNeeds): Cancellations {
  return { cancel: (actor, orderId, input) => cancelOrder(needs, actor, orderId, input) }
}
