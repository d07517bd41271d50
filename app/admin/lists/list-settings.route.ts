import { redirect } from 'react-router'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/list-settings.route.ts'

/** How a person views a back office list: columns, density, and their own named filters. */
export const action = (call: Route.ActionArgs) =>
  answerOperation<'list-settings.save' | 'list-views.save' | 'list-views.remove'>(call, {
    'list-settings.save': (form) => ({
      list: form.get('list'),
      columns: form.getAll('column'),
      density: form.get('density'),
      rows: form.get('rows'),
    }),
    'list-views.save': (form) => ({
      list: form.get('list'),
      name: form.get('name'),
      query: form.get('query'),
    }),
    'list-views.remove': (form) => ({ view: form.get('view') }),
  })

/** There is nothing to read here: opening the address by hand redirects to the orders. */
export const loader = () => redirect('/admin')
