import { redirect } from 'react-router'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/list-settings.route.ts'

/** How somebody looks at a list of the back office: columns, density, and filters under names of their own. */
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

/** Nothing is read here: whoever opens the address by hand is led to the orders. */
export const loader = () => redirect('/admin')
