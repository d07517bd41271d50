import { z } from 'zod'
import { oneLine } from '../one-line.ts'
import { deliveryMethods } from '../orders/totals.ts'
import { mailAddressSchema } from '../people/mail-address.ts'
import { canBeOf, isZip, usStates } from '../people/us-address.ts'
import { deliverySpeeds } from '../shipping/delivery-speed.ts'
import { maxCartLines } from './cart.ts'

/** A single-line field that may be left empty. */
export const optionalLine = (max: number) => oneLine.max(max, `Use at most ${max} characters`).default('')

/** Email and full name are required, phone is not (docs/spec-map.md S5). */
export const contactSchema = z.object({
  email: oneLine
    .min(1, 'Enter your email address')
    .max(254)
    .pipe(mailAddressSchema('Enter a valid email address, such as name@example.com')),
  fullName: oneLine.min(1, 'Enter your full name').max(120),
  phone: optionalLine(40).refine((phone) => phone === '' || /^[+(\d][\d\s().x-]{6,}$/.test(phone), {
    message: 'Enter a valid phone number or leave it empty',
  }),
})

/** Whatever is entered must be valid; whether it is required depends on the shop's settings (`missingOfAddress`). */
export const addressSchema = z
  .object({
    street1: optionalLine(120),
    street2: optionalLine(120),
    city: optionalLine(80),
    state: optionalLine(20)
      .transform((state) => state.toUpperCase())
      .refine((state) => state === '' || usStates.includes(state), {
        message: 'Enter the two-letter state, such as TX',
      }),
    zip: optionalLine(20).refine((zip) => zip === '' || isZip(zip), {
      message: 'Enter a five-digit ZIP code, such as 78702',
    }),
  })
  .refine(({ state, zip }) => !isZip(zip) || !usStates.includes(state) || canBeOf(zip, state), {
    error: 'This ZIP code isn’t in this state',
    path: ['zip'],
  })

const speedField = z.enum(deliverySpeeds, 'Choose how fast we ship it').default('standard')

/** Empty for no code. */
const promoCodeField = oneLine.max(200).default('')

export const checkoutSchema = z.object({
  /** The browser's own key for this checkout: submitting the same form twice creates only one order. */
  checkoutKey: z.uuid('Reload the page and try again'),
  /** Lines are validated one by one, so that a single bad line is named instead of all being refused. */
  lines: z.array(z.unknown()).max(maxCartLines, `A cart can hold at most ${maxCartLines} items`),
  delivery: z.enum(deliveryMethods, 'Choose pickup or shipping'),
  /** Applies to shipping. */
  speed: speedField,
  contact: contactSchema,
  address: addressSchema.prefault({}),
  /** No database stores a NUL, and no one types one. */
  notes: z
    .string()
    .overwrite((text) => text.replaceAll('\0', '').trim())
    .max(2_000, 'Use at most 2000 characters')
    .default(''),
  promoCode: promoCodeField,
  /** Signed-in customers can save the address for next time. */
  saveAddress: z.boolean().default(false),
  /** Consent to text messages about this order, sent to the phone number of `contact`. */
  textsWanted: z.boolean().default(false),
  /** Ids of the lines whose soft artwork the shopper wants printed as is. */
  softAccepted: z.array(z.string().max(100)).max(maxCartLines).default([]),
  /** What the shopper saw, in cents: only compared, never charged. */
  seenTotal: z.int().min(0),
})

/** What the cart page sends to the server to be priced. */
export const cartToTotalSchema = z.object({
  lines: z.array(z.unknown()).max(maxCartLines),
  delivery: z.enum(deliveryMethods),
  speed: speedField,
  /** Absent for carts without a code; blank when the shopper applied an empty one. */
  promoCode: z.string().max(200).optional(),
})

export type CheckoutInput = z.output<typeof checkoutSchema>
export type CheckoutContact = z.output<typeof contactSchema>
export type CheckoutAddress = z.output<typeof addressSchema>

/** Maps a field name such as 'contact.email' to its error message. */
export type FieldErrors = Record<string, string>

export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) errors[issue.path.join('.')] ??= issue.message
  return errors
}
