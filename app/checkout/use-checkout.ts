import { useRef, useState } from 'react'
import { toLine } from '#app/cart/to-line.ts'
import { type Called, callOperation } from '#app/operations/call-operation.ts'
import { notify, type ToastOptions } from '#app/ui/toasts/toast.tsx'
import type { CartItem } from '#domain/cart/cart-items.ts'
import type { FieldErrors } from '#domain/cart/checkout.ts'
import type { Offer } from '#domain/money/discount.ts'
import type { OrderTotals } from '#domain/orders/totals.ts'
import { missingOfAddress } from '#domain/shipping/street-address.ts'
import type { TheirsOf } from '#server/operations.ts'
import { keyFor, renewKey } from './checkout-key.ts'
import { readPendingOrder, storePendingOrder } from './pending-order.ts'
import type { CheckoutForm } from './read-form.ts'

type Prepared = Called<'checkout.prepare'>

/** The cart's current state; `seen` is what the shopper agreed to when pressing Pay Now. */
export type Refusal = TheirsOf<'checkout.prepare'> & { seen: OrderTotals }

/** The figures on the page, and where their discount comes from. */
export type Seen = { totals: OrderTotals; offer: Offer | null }

/** The form plus the lines whose soft artwork the shopper agreed to print unchanged. */
type AnsweredForm = CheckoutForm & { softAccepted: readonly string[] }

const missing = {
  'contact.email': 'Enter your email address',
  'contact.fullName': 'Enter your full name',
}

/** Pay Now: sends the checkout once, no matter how often it is clicked, and says what is in the way. */
export function useCheckout(
  { providerName, isAddressRequired }: { providerName: string; isAddressRequired: boolean },
  refuseCode: () => void,
) {
  const [isBusy, setIsBusy] = useState(false)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [refusedCount, setRefusedCount] = useState(0)
  const isSending = useRef(false)

  const pay = async (items: readonly CartItem[], form: AnsweredForm, seen: Seen): Promise<void> => {
    const { totals, offer } = seen
    if (isSending.current) return
    setRefusal(null)
    const blank = blankFields(form, isAddressRequired)
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
    const answer = await send(items, form, totals)
    if (answer.ok) {
      const { contact, address, delivery, speed, notes } = form
      const customer = { ...contact, address, deliveryMethod: delivery, deliverySpeed: speed, notes }
      storePendingOrder(answer.value, items, customer, totals, offer)
      // Stays busy: the browser is about to leave the page.
      window.location.assign(answer.value.redirectUrl)
      return
    }
    isSending.current = false
    setIsBusy(false)
    setFieldErrors(answer.fieldErrors)
    setRefusedCount((count) => count + 1)
    const { theirs } = answer
    if (theirs && !theirs.refusal) setRefusal({ ...theirs, seen: totals })
    else notify.error(...newsOf(answer, providerName), linkOf(answer))
    // The total changes without it: the shopper sees the new one before paying.
    if (theirs?.refusal) refuseCode()
  }
  return {
    isBusy,
    fieldErrors,
    refusal,
    /** Incremented each time Pay Now runs into a problem. */
    refusedCount,
    pay,
    dismissRefusal: () => setRefusal(null),
    /** A field is no longer marked while it is being corrected. */
    forgetError: (field: string) => setFieldErrors(({ [field]: _, ...others }) => others),
  }
}

/** Renews a key whose payment is over, once, automatically. */
async function send(items: readonly CartItem[], form: AnsweredForm, totals: OrderTotals): Promise<Prepared> {
  const payload = { ...form, lines: items.map(toLine), seenTotal: totals.total }
  const contents = JSON.stringify(payload)
  const ask = (checkoutKey: string): Promise<Prepared> =>
    callOperation('checkout.prepare', 'POST /checkout/prepare', { ...payload, checkoutKey })
  const answer = await ask(keyFor(contents))
  return !answer.ok && answer.because === 'start_again' ? ask(renewKey(contents)) : answer
}

function blankFields({ contact, delivery, address }: CheckoutForm, isAddressRequired: boolean): FieldErrors {
  return {
    ...(contact.email === '' ? { 'contact.email': missing['contact.email'] } : {}),
    ...(contact.fullName === '' ? { 'contact.fullName': missing['contact.fullName'] } : {}),
    ...(delivery === 'shipping' && isAddressRequired ? missingOfAddress(address) : {}),
  }
}

type News = readonly [title: string, message: string]

/** Titles and messages of docs/spec-map.md S8. */
function newsOf(answer: Prepared & { ok: false }, providerName: string): News {
  const { reason, because, message, status, theirs } = answer
  if (theirs?.refusal) return [theirs.refusal.title, theirs.refusal.message]
  if (because === 'start_again' || answer.isOffline) return ['Checkout Failed', couldNot(providerName)]
  if (reason === 'invalid') return ['Missing Information', 'Please check the marked fields.']
  if (because || reason === 'too_many_requests') return ['Checkout Failed', withHint(message)]
  return ['Checkout Failed', withHint(`The shop answered with a non-2xx status (${status}).`)]
}

/** Links to the payment that this browser sent earlier, from any of its tabs. */
function linkOf({ because }: Prepared & { ok: false }): ToastOptions | undefined {
  const pending = because === 'paid_already' || because === 'being_paid' ? readPendingOrder() : null
  if (!pending) return undefined
  const address = `/payment-success?attempt=${encodeURIComponent(pending.attempt_id)}`
  return { action: { label: 'View it', onClick: () => window.location.assign(address) } }
}

const missingInformation: News = [
  'Missing Information',
  'Please fill in all required fields before checkout.',
]
const emptyCart: News = ['Empty Cart', 'Add something to your cart first.']

/** The specification's hint (docs/spec-map.md S8): a non-2xx answer usually means a provider without its keys. */
const withHint = (message: string): string =>
  message.includes('non-2xx') ? `${message} Are the payment secrets set?` : message

/** The specification names Square; the active provider's name is used instead. */
const couldNot = (providerName: string): string =>
  'Could not create Square checkout. Please try again.'.replace('Square', providerName)
