import { ServiceKeysPage } from '#app/admin/settings/keys/page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'API keys · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, origin } = context.get(visitContext)
  const { auth } = context.get(shopContext)
  return { keys: await auth.staff.serviceKeys(actor), origin }
}

export const action = (call: Route.ActionArgs) =>
  answerOperation(call, {
    'keys.create': (form) => {
      const lifetime = form.get('days')
      return {
        name: form.get('name'),
        permissions: form.getAll('permissions'),
        days: lifetime === '' ? null : Number(lifetime),
      }
    },
    'keys.revoke': (form) => ({ key: form.get('key') }),
  })

export default function AdminSettingsKeys({ loaderData }: Route.ComponentProps) {
  return <ServiceKeysPage {...loaderData} />
}
