import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/list-settings.route.ts'

/** How somebody looks at a list of the back office. */
export const action = (call: Route.ActionArgs) =>
  answerOperation<'list-settings.save'>(call, {
    'list-settings.save': (form) => ({
      list: form.get('list'),
      columns: form.getAll('column'),
      density: form.get('density'),
      rows: form.get('rows'),
    }),
  })
