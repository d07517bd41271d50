import type { OrderFilters } from '#domain/orders/order-filters.ts'

/** Views of the list that everybody has. */
export const usualViews: readonly { name: string; filters: OrderFilters }[] = [
  { name: 'All', filters: {} },
  { name: 'To review', filters: { status: 'pending_review' } },
  { name: 'In production', filters: { status: 'in_production' } },
  { name: 'Due today', filters: { due: 'today' } },
  { name: 'Late', filters: { due: 'overdue' } },
  { name: 'On the shelf', filters: { status: 'ready_for_pickup' } },
]
