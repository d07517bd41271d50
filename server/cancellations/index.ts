import type { Inventory } from '#server/inventory/index.ts'
import type { Database } from '#server/kernel/database.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { Orders } from '#server/orders/index.ts'
import type { Payments } from '#server/payments/index.ts'
import { cancelOrder } from './operations/cancel-order.ts'

export type CancellationNeeds = {
  database: Database
  orders: Pick<Orders, 'getForStaff' | 'setStatus' | 'messages'>
  payments: Pick<Payments, 'refund'>
  inventory: Pick<Inventory, 'putBack'>
}

export const createCancellations = (needs: CancellationNeeds): { operations: BoundOperation[] } => ({
  operations: bindOperations([cancelOrder], needs),
})
