import { isUuid } from '#domain/uuid.ts'

/** As many as the list can show: 30 pages of 10. */
const maxOrders = 300

/** The chosen orders of a form. */
export function readBulkIds(form: FormData): string[] {
  const ids = form.getAll('orderId').filter(isUuid)
  return [...new Set(ids)].slice(0, maxOrders)
}
