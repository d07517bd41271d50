import type { PublicPrices } from '#server/cart/index.ts'
import type { SavedAddress } from '#server/people/index.ts'
import type { ContactDefaults } from './contact-fields.tsx'
import type { DeliveryFacts } from './delivery-fields.tsx'
import type { TextOffer } from './texts-field.tsx'

export type CheckoutFormProps = {
  prices: PublicPrices
  delivery: DeliveryFacts
  contact: ContactDefaults
  /** The customer's saved addresses, the default first. */
  addresses: SavedAddress[]
  isAddressRequired: boolean
  /** The carrier is asked whether the address exists. */
  isAddressChecked: boolean
  isSignedIn: boolean
  texts: TextOffer
  providerName: string
  /** The payment methods available on its page. */
  payWays: readonly string[]
}
