import type { DeliveryMethod } from '#domain/orders/totals.ts'
import type { DeliverySpeed } from '#domain/shipping/delivery-speed.ts'

/** What the page sends; checked by `checkoutSchema` on the server. */
export type CheckoutForm = {
  contact: { email: string; fullName: string; phone: string }
  address: { street1: string; street2: string; city: string; state: string; zip: string }
  delivery: DeliveryMethod
  speed: DeliverySpeed
  notes: string
  /** Empty for none. */
  promoCode: string
  saveAddress: boolean
  textsWanted: boolean
}

export function readForm(
  form: HTMLFormElement,
  { delivery, speed }: Pick<CheckoutForm, 'delivery' | 'speed'>,
  promoCode: string,
): CheckoutForm {
  const fields = new FormData(form)
  const text = (name: string): string => String(fields.get(name) ?? '').trim()
  return {
    contact: { email: text('email'), fullName: text('fullName'), phone: text('phone') },
    address: {
      street1: text('street1'),
      street2: text('street2'),
      city: text('city'),
      state: text('state'),
      zip: text('zip'),
    },
    delivery,
    speed,
    notes: text('notes'),
    promoCode,
    saveAddress: fields.has('saveAddress'),
    textsWanted: fields.has('textsWanted'),
  }
}

const addressFields = new Set(['street1', 'street2', 'city', 'state', 'zip'])

/** The key that `checkoutSchema` uses to report an error in a form field. */
export function errorKeyOf(field: string): string {
  if (field === 'notes' || field === 'delivery' || field === 'speed') return field
  return `${addressFields.has(field) ? 'address' : 'contact'}.${field}`
}

/** The form's name for a field that `checkoutSchema` or the server's checklist names. */
export const inputNameOf = (field: string): string => field.split('.').at(-1) ?? field
