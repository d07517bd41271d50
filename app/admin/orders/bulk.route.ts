import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/bulk.route.ts'

/** Saved filters. */
export const action = (call: Route.ActionArgs) =>
  answerOperation(call, {
    'order-filters.save': (form) => ({ name: form.get('name'), query: form.get('query') }),
    'order-filters.remove': (form) => ({ filter: form.get('filter') }),
  })
