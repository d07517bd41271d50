import {
  type CalledOperation,
  type Failed,
  type Said,
  useOperation,
} from '#app/operations/operation-form.tsx'
import { rateMessages } from '#domain/shipping/label-messages.ts'
import type { ValueOf } from '#server/operations.ts'

export type ShippingOperation =
  | 'shipping.get-rates'
  | 'shipping.buy-labels'
  | 'shipping.void-label'
  | 'shipping.join-orders'
  | 'shipping.take-out-order'
  | 'shipping.enter-tracking'
  | 'shipping.enter-event'
  | 'shipping.mail-pickup'
  | 'shipping.mail-shipped'
  | 'tracking.refresh-parcel'

type Follow = {
  onDone?: (operation: ShippingOperation, value: ValueOf<ShippingOperation>) => void
  onFailed?: () => void
}

/** The address of an order's shipping desk, for the order's page and others. */
export const shippingDeskOf = (orderId: string): string => `/admin/orders/${orderId}/shipping`

/** Staff's operations on the parcels of an order, reported in the wording of the specification. */
export const useShipping = (follow: Follow = {}): CalledOperation<ShippingOperation> =>
  useOperation<ShippingOperation>({
    done: {
      'shipping.get-rates': ({ rates }) => rateMessages.found(rates.length),
      'shipping.buy-labels': ({ isDoubtful }) => (isDoubtful ? inDoubt : rateMessages.created),
      'shipping.void-label': ({ state }) => ({
        title: state === 'voided' ? 'Label voided' : 'The carrier was asked to void the label',
        message: 'Without another label, the order goes back to waiting where it was.',
      }),
      'shipping.join-orders': ({ orderNumbers }) => ({
        title: `${orderNumbers.length} orders ship in one parcel`,
        message: `${orderNumbers.join(', ')}: one label, one email to the customer.`,
      }),
      'shipping.take-out-order': 'Separated: each gets its own label',
      'shipping.enter-tracking': 'Tracking number saved',
      'shipping.enter-event': 'Tracking information updated',
      'shipping.mail-pickup': (value) =>
        value.to ? mailed('Pickup ready email sent', value) : shelved(value),
      'shipping.mail-shipped': (value) => mailed('Shipped notification sent', value),
      'tracking.refresh-parcel': 'Tracking information updated',
    },
    failed,
    ...follow,
  })

const inDoubt = {
  title: 'The carrier’s answer was lost',
  message: 'We’re looking up the label. It appears here automatically, and nothing is paid twice.',
}

const mailed = (title: string, { isNew, to }: ValueOf<'shipping.mail-shipped'>): Said =>
  isNew
    ? { title, message: `To ${to}` }
    : { title: 'This email was already sent', message: 'Resend it under Emails.' }

const shelved = ({ shelf, code }: ValueOf<'shipping.mail-pickup'>): Said => ({
  title: `Shelf ${shelf}`,
  message: `No one was emailed: this order has no email address. Its pickup code is ${code}.`,
})

function failed(answer: Failed<ShippingOperation>): Said {
  const message = answer.reason === 'invalid' ? Object.values(answer.fieldErrors)[0] : answer.message
  const because = answer.reason === 'refused' ? answer.because : undefined
  if (answer.operation === 'shipping.get-rates') {
    const isOwnMessage = because === 'incomplete_address' || because === 'no_rates'
    return { title: isOwnMessage ? answer.message : rateMessages.failed(message ?? answer.message) }
  }
  if (answer.operation === 'shipping.buy-labels') {
    const isOwnMessage = because === 'incomplete_address' || message === rateMessages.noRateChosen
    return { title: isOwnMessage ? answer.message : rateMessages.notCreated(message ?? answer.message) }
  }
  return { title: titles[answer.operation], message }
}

const titles = {
  'shipping.void-label': 'The label was not voided',
  'shipping.join-orders': 'The orders weren’t combined',
  'shipping.take-out-order': 'The order wasn’t taken out of the parcel',
  'shipping.enter-tracking': 'The tracking number was not saved',
  'shipping.enter-event': 'Failed to update tracking',
  'shipping.mail-pickup': 'Failed to send pickup ready email',
  'shipping.mail-shipped': 'Failed to send shipped notification email',
  'tracking.refresh-parcel': 'Failed to update tracking',
}
