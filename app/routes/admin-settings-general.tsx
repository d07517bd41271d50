import { data } from 'react-router'
import {
  type GeneralSettingsAnswer,
  GeneralSettingsPage,
} from '#app/admin/settings/general-settings-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import { readVersion } from '#domain/version.ts'
import type { Route } from './+types/admin-settings-general.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { settings, version } = await context.get(shopContext).settings.readForStaff(actor)
  const isOwner = actor.user?.role === 'owner'
  return { settings, version, isOwner, timeZones: Intl.supportedValuesOf('timeZone') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const form = Object.fromEntries(await readForm(request))
  const outcome = await context
    .get(shopContext)
    .settings.changeGeneral(actor, form, readVersion(form.version))
  if (outcome.ok) return data<GeneralSettingsAnswer>({ ok: true })
  if (outcome.reason === 'conflict') {
    const { settings, version } = outcome
    return refuse(409, 'Somebody else saved meanwhile. Compare, then save again.', {}, { settings, version })
  }
  return refuse(422, 'Look at the marked fields and save again.', outcome.fieldErrors)
}

type Theirs = Extract<GeneralSettingsAnswer, { ok: false }>['theirs']

const refuse = (status: number, description: string, fieldErrors: FieldErrors = {}, theirs: Theirs = null) =>
  data<GeneralSettingsAnswer>(
    { ok: false, title: 'Failed to update configuration', description, fieldErrors, theirs },
    { status },
  )

export default function AdminSettingsGeneral({ loaderData, actionData }: Route.ComponentProps) {
  return <GeneralSettingsPage {...loaderData} answer={actionData} />
}
