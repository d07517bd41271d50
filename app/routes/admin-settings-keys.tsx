import { data } from 'react-router'
import { type KeyAnswer, ServiceKeysPage } from '#app/admin/settings/service-keys-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import type { Route } from './+types/admin-settings-keys.ts'

export const meta: Route.MetaFunction = () => [{ title: 'API keys · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, origin } = context.get(visitContext)
  const { auth, settings } = context.get(shopContext)
  const [keys, { timeZone }] = await Promise.all([auth.staff.serviceKeys(actor), settings.read()])
  return { keys, timeZone, origin }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const { auth } = context.get(shopContext)
  const form = await readForm(request)
  const intent = form.get('intent')
  if (intent === 'create-key') {
    const lifetime = form.get('days')
    const outcome = await auth.staff.createServiceKey(actor, {
      name: form.get('name'),
      permissions: form.getAll('permissions'),
      days: lifetime === '' ? null : Number(lifetime),
    })
    if (!outcome.ok) return data<KeyAnswer>({ title: 'The key was not created', ...outcome }, { status: 422 })
    const { key } = outcome
    // Not for any cache: it is told once.
    return data<KeyAnswer>({ ok: true, did: 'create', key }, { headers: { 'cache-control': 'no-store' } })
  }
  if (intent === 'revoke-key') {
    const isRevoked = await auth.staff.revokeServiceKey(actor, String(form.get('id') ?? ''))
    return isRevoked
      ? data<KeyAnswer>({ ok: true, did: 'revoke' })
      : refuse(404, 'There is no such key in use')
  }
  throw data('The form was not understood.', { status: 400 })
}

const refuse = (status: number, title: string) =>
  data<KeyAnswer>({ ok: false, title, fieldErrors: {} }, { status })

export default function AdminSettingsKeys({ loaderData, actionData }: Route.ComponentProps) {
  return <ServiceKeysPage {...loaderData} answer={actionData} />
}
