import { z } from 'zod'
import { oneLine } from '../one-line.ts'
import { deliveryMethods } from '../orders/totals.ts'
import { mailAddressSchema } from '../people/mail-address.ts'
import { canBeOf, isZip, usStates } from '../people/us-address.ts'
import { deliverySpeeds } from '../shipping/delivery-speed.ts'
import { maxCartLines } from './cart.ts'

/** What may be left out of a line. */
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

/** What is given must be right; whether it must be given, the shop's settings say (`missingOfAddress`). */
export const addressSchema = z
  .object({
    street1: optionalLine(120),
    street2: optionalLine(120),
    city: optionalLine(80),
    state: optionalLine(20)
      .transform((state) => state.toUpperCase())
      .refine((state) => state === '' || usStates.includes(state), {
        message: 'Enter the two letters of the state, such as TX',
      }),
    zip: optionalLine(20).refine((zip) => zip === '' || isZip(zip), {
      message: 'Enter a ZIP code of five digits, such as 78702',
    }),
  })
  .refine(({ state, zip }) => !isZip(zip) || !usStates.includes(state) || canBeOf(zip, state), {
    error: 'This ZIP code is not of this state',
    path: ['zip'],
  })

const speedField = z.enum(deliverySpeeds, 'Choose how fast we ship it').default('standard')

/** Empty for none. */
const promoCodeField = oneLine.max(200).default('')

export const checkoutSchema = z.object({
  /** The browser's own key of this checkout: the same form sent twice is the same order. */
  checkoutKey: z.uuid('Reload the page and try again'),
  /** Each line is judged by itself, so that one bad line is named instead of refusing them all. */
  lines: z.array(z.unknown()).max(maxCartLines, `A cart holds at most ${maxCartLines} items`),
  delivery: z.enum(deliveryMethods, 'Choose pickup or shipping'),
  /** Counts for shipping. */
  speed: speedField,
  contact: contactSchema,
  address: addressSchema.prefault({}),
  /** No database keeps a NUL, and nobody types one. */
  notes: z
    .string()
    .overwrite((text) => text.replaceAll('\0', '').trim())
    .max(2_000, 'Use at most 2000 characters')
    .default(''),
  promoCode: promoCodeField,
  /** Signed-in customers may keep the address for next time. */
  saveAddress: z.boolean().default(false),
  /** A yes to text messages about this order, to the phone number of `contact`. */
  textsWanted: z.boolean().default(false),
  /** Ids of the lines whose soft artwork the shopper wants printed as it is. */
  softAccepted: z.array(z.string().max(100)).max(maxCartLines).default([]),
  /** What the shopper saw, in cents: only compared, never charged. */
  seenTotal: z.int().min(0),
})

/** What the cart page asks the server to confirm. */
export const cartToTotalSchema = z.object({
  lines: z.array(z.unknown()).max(maxCartLines),
  delivery: z.enum(deliveryMethods),
  speed: speedField,
  /** Left out by carts without a code; blank when somebody applied nothing. */
  promoCode: z.string().max(200).optional(),
})

export type CheckoutInput = z.output<typeof checkoutSchema>
export type CheckoutContact = z.output<typeof contactSchema>
export type CheckoutAddress = z.output<typeof addressSchema>

/** Field name such as 'contact.email' → what is wrong with it. */
export type FieldErrors = Record<string, string>

export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) errors[issue.path.join('.')] ??= issue.message
  return errors
}
