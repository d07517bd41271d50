import { data } from 'react-router'
import { type LookAnswer, LookPage } from '#app/admin/look/look-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm, readJsonField } from '#app/read-body.ts'
import { readVersion } from '#domain/version.ts'
import type { Route } from './+types/admin-look.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Look · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { settings, version } = await context.get(shopContext).settings.readForStaff(actor)
  return { look: settings.look, version }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const form = await readForm(request)
  const door = context.get(shopContext).settings
  const outcome = await door.changeLook(actor, readJsonField(form, 'look'), readVersion(form.get('version')))
  if (outcome.ok) return data<LookAnswer>({ ok: true })
  if (outcome.reason === 'conflict') {
    const { look, version } = outcome
    return data<LookAnswer>({ ok: false, fieldErrors: {}, theirs: { look, version } }, { status: 409 })
  }
  if (outcome.reason === 'invalid')
    return data<LookAnswer>({ ok: false, fieldErrors: outcome.fieldErrors, theirs: null }, { status: 422 })
  throw data('Access Denied', { status: 403 })
}

export default function AdminLook({ loaderData, actionData }: Route.ComponentProps) {
  return <LookPage {...loaderData} answer={actionData} />
}
