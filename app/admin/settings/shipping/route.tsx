import { DeliveryForm } from '#app/admin/settings/shipping/delivery-form.tsx'
import { LabelDeskForm } from '#app/admin/settings/shipping/label-desk-form.tsx'
import { ShippingRatesPage } from '#app/admin/settings/shipping/page.tsx'
import {
  readDeliveryForm,
  readDeskForm,
  readRateForm,
} from '#app/admin/settings/shipping/read-shipping-form.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { FilledFrom } from '#app/operations/filled-from.tsx'
import { deliverySettingsOf } from '#domain/shipping/delivery-settings.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { settings: door, operations } = context.get(shopContext)
  const { rates } = await operations.ask('shipping-rates.list', actor, {})
  const { settings, version } = await door.readForStaff(actor)
  const { shipFrom, houseShipping, packing } = settings
  const desk = { shipFrom, houseShipping, packing }
  return { rates, desk, delivery: deliverySettingsOf(settings), version }
}

export const action = (call: Route.ActionArgs) =>
  answerOperation(call, {
    'shipping-rates.create': readRateForm,
    'shipping-rates.update': (form) => ({
      ...readRateForm(form),
      rate: form.get('rate'),
      version: form.get('version'),
    }),
    'settings.change-delivery': readDeliveryForm,
    'settings.change-label-desk': readDeskForm,
  })

export default function AdminSettingsShipping({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShippingRatesPage rates={loaderData.rates} />
      <FilledFrom version={loaderData.version}>
        <DeliveryForm delivery={loaderData.delivery} version={loaderData.version} />
      </FilledFrom>
      <FilledFrom version={loaderData.version}>
        <LabelDeskForm desk={loaderData.desk} version={loaderData.version} />
      </FilledFrom>
    </>
  )
}
