import { data } from 'react-router'
import { type LabelDeskAnswer, LabelDeskForm } from '#app/admin/settings/label-desk-form.tsx'
import type { ShippingRateAnswer } from '#app/admin/settings/shipping-rate-dialog.tsx'
import { ShippingRatesPage } from '#app/admin/settings/shipping-rates-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm, readJsonField } from '#app/read-body.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import { isUuid } from '#domain/uuid.ts'
import { readVersion } from '#domain/version.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Settings, ShippingRateConfig } from '#server/settings/index.ts'
import type { Route } from './+types/admin-settings-shipping.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const door = context.get(shopContext).settings
  const { settings, version } = await door.readForStaff(actor)
  const { shipFrom, houseShipping } = settings
  return { rates: await door.listShippingRates(actor), desk: { shipFrom, houseShipping }, version }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const sent = await readForm(request)
  const form = Object.fromEntries(sent)
  if (form.intent === 'desk') return changeDesk(context.get(shopContext).settings, actor, sent)
  const target = isUuid(form.id) ? { id: form.id, seenVersion: readVersion(form.version) } : null
  const outcome = await context.get(shopContext).settings.saveShippingRate(actor, form, target)
  if (outcome.ok) return data<ShippingRateAnswer>({ ok: true })
  if (outcome.reason === 'invalid')
    return refuse(422, 'Look at the marked fields and save again.', outcome.fieldErrors)
  if (outcome.reason === 'conflict')
    return refuse(409, 'Somebody else saved it meanwhile. Compare, then save again.', {}, outcome.rate)
  return outcome.reason === 'not_found' ? refuse(404, 'There is no such rate.') : refuse(403, 'Access Denied')
}

async function changeDesk(settings: Settings, actor: Actor, form: FormData) {
  const outcome = await settings.changeLabelDesk(
    actor,
    readJsonField(form, 'desk'),
    readVersion(form.get('version')),
  )
  if (outcome.ok) return data<LabelDeskAnswer>({ ok: true, isDesk: true })
  const isInvalid = outcome.reason === 'invalid'
  const fieldErrors = isInvalid ? outcome.fieldErrors : {}
  const theirs = isInvalid ? null : { desk: outcome.desk, version: outcome.version }
  return data<LabelDeskAnswer>(
    { ok: false, isDesk: true, fieldErrors, theirs },
    { status: isInvalid ? 422 : 409 },
  )
}

const refuse = (
  status: number,
  description: string,
  fieldErrors: FieldErrors = {},
  theirs: ShippingRateConfig | null = null,
) =>
  data<ShippingRateAnswer>(
    { ok: false, title: 'Failed to save shipping rate', description, fieldErrors, theirs },
    { status },
  )

export default function AdminSettingsShipping({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShippingRatesPage rates={loaderData.rates} />
      <LabelDeskForm key={loaderData.version} desk={loaderData.desk} version={loaderData.version} />
    </>
  )
}
