import type { OrderStatus, PaymentStatus } from '#domain/orders/order-status.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'
import type { DeliverySpeed } from './delivery-speed.ts'
import { labelAddressSchema } from './label-address.ts'
import { labelRefusalWords, refusesLabel } from './label-rules.ts'
import { isOtherAddress } from './street-address.ts'

/** The fields that decide whether orders can share one parcel. */
export type Joinable = {
  orderNumber: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  deliveryMethod: DeliveryMethod
  deliverySpeed: DeliverySpeed
  customerId: string | null
  contactName: string
  contactEmail: string
  shippingAddress: object
}

/** The most orders that are packed into one parcel. */
export const maxJoined = 20

/** Why two orders cannot share one parcel, in words for staff; null when they can. Neither may have shipped yet. */
export function refusesJoin(one: Joinable, other: Joinable): string | null {
  for (const order of [one, other]) {
    const refusal = refusesLabel(order)
    if (refusal) return `${order.orderNumber}: ${labelRefusalWords[refusal]}`
  }
  const difference = differenceOf(one, other)
  return difference && `${one.orderNumber} and ${other.orderNumber} cannot share a parcel: ${difference}`
}

/** Requires the same customer, the same person at the same address, and the same speed. */
function differenceOf(one: Joinable, other: Joinable): string | null {
  if (isOtherCustomer(one, other)) return 'they belong to different customers, or have different emails.'
  const [here, there] = [
    labelAddressSchema.parse(one.shippingAddress),
    labelAddressSchema.parse(other.shippingAddress),
  ]
  if (isOtherAddress(here, there) || here.country !== there.country) return 'they go to different addresses.'
  if (plain(here.company) !== plain(there.company) || personOf(one) !== personOf(other))
    return 'they go to different people.'
  return one.deliverySpeed === other.deliverySpeed ? null : 'one is rush and the other is not.'
}

/**
 * A guest order and an account order have the same customer if the email address is the same, because everything is
 * emailed there.
 */
const isOtherCustomer = (one: Joinable, other: Joinable): boolean =>
  joinKeyOf(one) === '' ||
  joinKeyOf(one) !== joinKeyOf(other) ||
  (one.customerId !== null && other.customerId !== null && one.customerId !== other.customerId)

/** The same for all orders of one customer; empty when there is no email address. */
export const joinKeyOf = ({ contactEmail }: Pick<Joinable, 'contactEmail'>): string =>
  contactEmail.trim().toLowerCase()

const personOf = ({ contactName, shippingAddress }: Joinable): string =>
  plain(labelAddressSchema.parse(shippingAddress).name || contactName)

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.,]+/g, ' ')
    .trim()
