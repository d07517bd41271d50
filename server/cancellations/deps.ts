import type { Inventory } from '#server/inventory/index.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Orders } from '#server/orders/index.ts'
import type { Payments } from '#server/payments/index.ts'

export type CancellationDeps = {
  database: Database
  orders: Pick<Orders, 'getForStaff' | 'setStatusWithin' | 'messages'>
  payments: Pick<Payments, 'refund'>
  inventory: Pick<Inventory, 'putBack'>
}
