import { redirect } from 'react-router'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/route.ts'

/** What is there of the print files of a choice, asked by each page that has one. */
export const action = (call: Route.ActionArgs) =>
  answerOperation(call, {
    'print-files.gather': (form) => ({
      orders: form.getAll('orders'),
      items: form.getAll('items'),
      make: form.has('make'),
    }),
  })

/** Nothing is read here: whoever opens the address by hand is led to the orders. */
export const loader = () => redirect('/admin')
