import { redirect } from 'react-router'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/route.ts'

/** The state of the print files of a selection, requested by each page that has one. */
export const action = (call: Route.ActionArgs) =>
  answerOperation(call, {
    'print-files.gather': (form) => ({
      orders: form.getAll('orders'),
      items: form.getAll('items'),
      make: form.has('make'),
    }),
  })

/** There is nothing to read here: opening the address by hand redirects to the orders. */
export const loader = () => redirect('/admin')
