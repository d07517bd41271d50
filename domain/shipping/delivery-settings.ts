import { z } from 'zod'
import { cents } from '../money/money.ts'
import { deliveryMethods } from '../orders/totals.ts'
import { deliverySpeeds } from './delivery-speed.ts'

const centsField = z
  .int('Enter an amount such as 18.99')
  .min(0, 'Enter 0 or more')
  .max(100_000, 'This is too high')
  .transform(cents)
const days = z.int('Enter a whole number of days').min(1, 'At least one day').max(30, 'At most 30 days')
const pickup = z.object({
  days: z.int('Enter a whole number of days').min(0, 'Enter 0 or more').max(30, 'At most 30 days'),
})
const cutOff = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 14:00')

const fasterSchema = z.object({ isOffered: z.boolean(), price: centsField, days, cutOff })

/** Prices in cents (`SpeedTerms`). */
export const speedTermsSchema = z.object({
  standard: z.object({ days }).default({ days: 7 }),
  pickup: pickup.default({ days: 3 }),
  express: fasterSchema.default({ isOffered: true, price: cents(18_99), days: 2, cutOff: '14:00' }),
  rush: fasterSchema.default({ isOffered: true, price: cents(34_99), days: 1, cutOff: '11:00' }),
})

/** The delivery of an order in operation results. */
export const deliveryShape = {
  deliveryMethod: z.enum(deliveryMethods),
  deliverySpeed: z.enum(deliverySpeeds),
}

/** Site Settings, Shipping: what shoppers can choose from, and what they must provide. */
export const deliverySettingsSchema = z.object({
  speeds: z.object({
    standard: z.object({ days }),
    pickup: pickup.default({ days: 3 }),
    express: fasterSchema,
    rush: fasterSchema,
  }),
  /** Off: an order can be paid without a shipping address, and the shop asks for it before shipping. */
  isAddressRequired: z.boolean(),
  /** The carrier is asked whether the address exists, if it can tell. */
  isAddressChecked: z.boolean(),
})

export type DeliverySettings = z.output<typeof deliverySettingsSchema>
export const deliverySettingsOf = ({
  speeds,
  isAddressRequired,
  isAddressChecked,
}: DeliverySettings): DeliverySettings => ({ speeds, isAddressRequired, isAddressChecked })
