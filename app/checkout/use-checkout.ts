import { useRef, useState } from 'react'
import { toLine } from '#app/cart/quote-request.ts'
import { notify } from '#app/ui/toast.tsx'
import type { CartItem } from '#domain/cart-items.ts'
import type { FieldErrors } from '#domain/checkout.ts'
import type { Offer } from '#domain/discount.ts'
import type { Quote } from '#domain/quote.ts'
import type { PrepareOutcome } from '#server/checkout/index.ts'
import { keyFor, renewKey } from './checkout-key.ts'
import { storePendingOrder } from './pending-order.ts'
import { type PrepareAnswer, requestPrepare } from './prepare-request.ts'
import type { CheckoutForm } from './read-form.ts'

/** `seen` is what the shopper agreed to when pressing Pay Now. */
export type Refusal = Extract<PrepareOutcome, { reason: 'cart_changed' | 'cart_problem' }> & { seen: Quote }

/** The figures on the page, and what their discount comes from. */
export type Seen = { quote: Quote; offer: Offer | null }

const missing = {
  'contact.email': 'Enter your email address',
  'contact.fullName': 'Enter your full name',
}

/** Pay Now: sends the checkout once, whatever is clicked, and says what is in the way. */
export function useCheckout(providerName: string, refuseCode: () => void) {
  const [isBusy, setIsBusy] = useState(false)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [refusedCount, setRefusedCount] = useState(0)
  const isSending = useRef(false)

  const pay = async (items: readonly CartItem[], form: CheckoutForm, seen: Seen): Promise<void> => {
    const { quote, offer } = seen
    if (isSending.current) return
    setRefusal(null)
    const blank = blankFields(form)
    setFieldErrors(blank)
    const inTheWay =
      Object.keys(blank).length > 0 ? missingInformation : items.length === 0 ? emptyCart : null
    if (inTheWay) {
      notify.error(...inTheWay)
      setRefusedCount((count) => count + 1)
      return
    }
    isSending.current = true
    setIsBusy(true)
    const answer = await send(items, form, quote)
    if (answer.ok && answer.redirectUrl) {
      const { contact, address, delivery, notes } = form
      storePendingOrder(answer, items, { ...contact, address, deliveryMethod: delivery, notes }, quote, offer)
      // Stays busy: the page is about to be left.
      window.location.assign(answer.redirectUrl)
      return
    }
    isSending.current = false
    setIsBusy(false)
    if (!answer.ok && answer.reason === 'invalid') setFieldErrors(answer.fieldErrors)
    setRefusedCount((count) => count + 1)
    if (!answer.ok && (answer.reason === 'cart_changed' || answer.reason === 'cart_problem'))
      setRefusal({ ...answer, seen: quote })
    else notify.error(...newsOf(answer, providerName))
    // The total is another one without it: the shopper sees it before paying.
    if (!answer.ok && answer.reason === 'code_refused') refuseCode()
  }
  return {
    isBusy,
    fieldErrors,
    refusal,
    /** Grows each time Pay Now met something in the way. */
    refusedCount,
    pay,
    dismissRefusal: () => setRefusal(null),
    /** What is being fixed is no longer marked. */
    forgetError: (field: string) => setFieldErrors(({ [field]: _, ...others }) => others),
  }
}

/** A key whose payment is over is renewed once by itself. */
async function send(items: readonly CartItem[], form: CheckoutForm, quote: Quote): Promise<PrepareAnswer> {
  const payload = { ...form, lines: items.map(toLine), seenTotal: quote.total }
  const contents = JSON.stringify(payload)
  const answer = await requestPrepare({ ...payload, checkoutKey: keyFor(contents) })
  if (answer.ok || answer.reason !== 'start_again') return answer
  return requestPrepare({ ...payload, checkoutKey: renewKey(contents) })
}

function blankFields({ contact }: CheckoutForm): FieldErrors {
  return {
    ...(contact.email === '' ? { 'contact.email': missing['contact.email'] } : {}),
    ...(contact.fullName === '' ? { 'contact.fullName': missing['contact.fullName'] } : {}),
  }
}

type News = readonly [title: string, message: string]

/** Titles and messages of the specification, storefront section 8. */
function newsOf(answer: PrepareAnswer, providerName: string): News {
  if (answer.ok) return ['Checkout Failed', 'No checkout URL received']
  switch (answer.reason) {
    case 'invalid':
      return ['Missing Information', 'Please look at the marked fields.']
    case 'code_refused':
      return [answer.refusal.title, answer.refusal.message]
    case 'empty_cart':
      return emptyCart
    case 'no_url':
      return ['Checkout Failed', 'No checkout URL received']
    case 'provider_failed':
      return ['Checkout Failed', answer.message ? withHint(answer.message) : couldNot(answer.providerName)]
    case 'too_many_requests':
      return ['Checkout Failed', `Please wait ${answer.retryAfterSeconds} seconds and try again.`]
    case 'too_much_held':
      return ['Checkout Failed', heldByOthers(answer.retryAfterSeconds)]
    case 'broken':
      return ['Checkout Failed', answer.message ? withHint(answer.message) : couldNot(providerName)]
    default:
      return ['Checkout Failed', couldNot(providerName)]
  }
}

const heldByOthers = (seconds: number): string =>
  `Orders from your network or account wait for their payment and hold as much as we keep aside. Pay or cancel one of them, or try again in ${Math.ceil(seconds / 60)} minutes. For a large order, write to us.`

const missingInformation: News = [
  'Missing Information',
  'Please fill in all required fields before checkout.',
]
const emptyCart: News = ['Empty Cart', 'Put something in your cart first.']

/** The specification's hint (storefront section 8): a non-2xx answer is most often a provider without its keys. */
const withHint = (message: string): string =>
  message.includes('non-2xx') ? `${message} Are the payment secrets set?` : message

/** The specification names Square; the provider that is active stands in its place. */
const couldNot = (providerName: string): string =>
  'Could not create Square checkout. Please try again.'.replace('Square', providerName)
