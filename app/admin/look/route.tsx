import { LookPage } from '#app/admin/look/page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readJsonField } from '#app/read-body.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Look · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  return context.get(shopContext).settings.lookForStaff(actor)
}

export const action = (call: Route.ActionArgs) =>
  answerOperation(call, {
    'settings.change-look': (form) => ({ look: readJsonField(form, 'look'), version: form.get('version') }),
  })

export default function AdminLook({ loaderData }: Route.ComponentProps) {
  return <LookPage {...loaderData} />
}
