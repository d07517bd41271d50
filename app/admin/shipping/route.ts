import { redirect } from 'react-router'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readJsonField } from '#app/read-body.ts'
import type { Route } from './+types/route.ts'

/** Staff's operations on the parcels of an order. */
export function action(call: Route.ActionArgs) {
  const order = call.params.orderId
  const shipment = (form: FormData) => ({ shipment: form.get('shipment') })
  return answerOperation(call, {
    'shipping.get-rates': readParcels,
    'shipping.buy-labels': (form) => ({
      ...{ order, ...readParcels(form) },
      ...{ carrier: form.get('carrier') ?? '', serviceLevel: form.get('serviceLevel') ?? '' },
      seenAmountCents: form.has('seenAmountCents') ? Number(form.get('seenAmountCents')) : undefined,
      isAdditional: form.has('isAdditional'),
      together: form.has('together') ? readJsonField(form, 'together') : undefined,
      ...readContents(form),
    }),
    'shipping.void-label': shipment,
    'tracking.refresh-parcel': shipment,
    'shipping.join-orders': (form) => ({ orders: readJsonField(form, 'orders') }),
    'shipping.take-out-order': () => ({ order }),
    'shipping.enter-tracking': (form) => ({ ...Object.fromEntries(form), order, ...readContents(form) }),
    'shipping.enter-event': (form) => Object.fromEntries(form),
    'shipping.mail-pickup': (form) => ({ order, shelf: form.get('shelf') ?? '' }),
    'shipping.mail-shipped': () => ({ order }),
  })
}

/** Sends nothing if no one chose. */
const readContents = (form: FormData) =>
  form.has('contents')
    ? { contents: readJsonField(form, 'contents'), seenLeft: Number(form.get('seenLeft')) }
    : {}

const readParcels = (form: FormData) => ({
  toAddress: readJsonField(form, 'toAddress'),
  packages: readJsonField(form, 'packages'),
  kind: form.get('kind') ?? undefined,
})

/** There is nothing to read here: opening the address by hand redirects to the order. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/admin/orders/${params.orderId}`)
