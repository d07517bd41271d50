import { alike } from '#server/kernel/door.ts'
import { countViews, listMatching, listTable, sumUpOrders } from '../staff/order-table.ts'
import { exportOrders } from './export-orders.ts'

export const orderDeskCalls = {
  /** CSV in pieces. */
  export: alike('data.export', exportOrders),
  table: alike('orders.read', listTable),
  /** At most 1,000, for bulk actions on all of them. */
  matching: alike('orders.read', listMatching),
  sums: alike('orders.read', sumUpOrders),
  /** How many match each filter, up to 10,001. */
  countViews: alike('orders.read', countViews),
}
