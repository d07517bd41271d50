import { mostChosenOrders } from '#domain/orders/order-filters.ts'
import { isUuid } from '#domain/uuid.ts'

/** The chosen orders of a form. */
export function readBulkIds(form: FormData): string[] {
  const ids = form.getAll('orderId').filter(isUuid)
  return [...new Set(ids)].slice(0, mostChosenOrders)
}
