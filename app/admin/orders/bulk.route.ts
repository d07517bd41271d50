import { readBulkIds } from '#app/admin/orders/bulk-ids.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readJsonField } from '#app/read-body.ts'
import type { Route } from './+types/bulk.route.ts'

/** One thing done to many orders, and saved filters. */
export const action = (call: Route.ActionArgs) =>
  answerOperation(call, {
    'orders.set-statuses': (form) => ({ changes: readJsonField(form, 'changes') }),
    'shipping.mail-customers': readOrders,
    'order-filters.save': (form) => ({ name: form.get('name'), query: form.get('query') }),
    'order-filters.remove': (form) => ({ filter: form.get('filter') }),
  })

const readOrders = (form: FormData) => ({ orders: readBulkIds(form) })
