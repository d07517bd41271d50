import { GeneralSettingsPage } from '#app/admin/settings/general/page.tsx'
import { readGeneralForm } from '#app/admin/settings/general/read-general-form.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { FilledFrom } from '#app/operations/filled-from.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { settings, version } = await context.get(shopContext).settings.readForStaff(actor)
  const isOwner = actor.user?.role === 'owner'
  return { settings, version, isOwner, timeZones: Intl.supportedValuesOf('timeZone') }
}

export const action = (call: Route.ActionArgs) =>
  answerOperation(call, { 'settings.change-general': readGeneralForm })

export default function AdminSettingsGeneral({ loaderData }: Route.ComponentProps) {
  return (
    <FilledFrom version={loaderData.version}>
      <GeneralSettingsPage {...loaderData} />
    </FilledFrom>
  )
}
