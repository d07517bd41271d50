import { data } from 'react-router'
import { requireStaffPage } from '#app/admin/require-staff.ts'
import type { ShippingRateAnswer } from '#app/admin/settings/shipping-rate-dialog.tsx'
import { ShippingRatesPage } from '#app/admin/settings/shipping-rates-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { ShippingRateConfig } from '#server/settings/index.ts'
import type { Route } from './+types/admin-settings-shipping.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  requireStaffPage(actor)
  return { rates: await context.get(shopContext).settings.listShippingRates(actor) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  requireStaffPage(actor)
  const form = Object.fromEntries(await readForm(request))
  const target = isUuid(form.id) ? { id: form.id, seenVersion: Number(form.version) || 0 } : null
  const outcome = await context.get(shopContext).settings.saveShippingRate(actor, form, target)
  if (outcome.ok) return data<ShippingRateAnswer>({ ok: true })
  if (outcome.reason === 'invalid')
    return refuse(422, 'Look at the marked fields and save again.', outcome.fieldErrors)
  if (outcome.reason === 'conflict')
    return refuse(409, 'Somebody else saved it meanwhile. Compare, then save again.', {}, outcome.rate)
  return outcome.reason === 'not_found' ? refuse(404, 'There is no such rate.') : refuse(403, 'Access Denied')
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

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

export default function AdminSettingsShipping({ loaderData }: Route.ComponentProps) {
  return <ShippingRatesPage {...loaderData} />
}
