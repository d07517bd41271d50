import { type ReactNode, useId } from 'react'
import type { CartQuoteState } from '#app/cart/use-cart-quote.ts'
import { Card } from '#app/ui/card.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import type { CartItem } from '#domain/cart/cart-items.ts'
import type { FieldErrors } from '#domain/cart/checkout.ts'
import type { DeliveryMethod } from '#domain/orders/quote.ts'
import { type ContactDefaults, ContactFields } from './contact-fields.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import type { PendingOrder } from './pending-order.ts'
import { ShippingAddress } from './shipping-address.tsx'

export type CheckoutFormProps = {
  prices: PublicPrices
  delivery: DeliveryFacts
  contact: ContactDefaults
  /** The customer's saved ones, the default first. */
  addresses: SavedAddress[]
  isSignedIn: boolean
  providerName: string
  /** What one can pay with on its page. */
  payWays: readonly string[]
}

export function CheckoutParts({
  contact,
  fieldErrors,
  page,
  state,
  items,
  delivery,
  setDelivery,
  typed,
  noteChange,
}: {
  contact: ContactDefaults
  fieldErrors: FieldErrors
  page: CheckoutFormProps
  state: CartQuoteState
  items: readonly CartItem[]
  delivery: DeliveryMethod
  setDelivery: (value: DeliveryMethod) => void
  typed: PendingOrder['customer_info'] | null
  noteChange: () => void
}) {
  return (
    <div className="grid gap-6">
      <Part title="Contact">
        <ContactFields defaults={contact} errors={fieldErrors} isSignedIn={page.isSignedIn} />
      </Part>
      <Part title="Delivery">
        <DeliveryFields
          facts={page.delivery}
          rules={page.prices.rules}
          quote={state.quote}
          productTypes={items.map(({ productType }) => productType)}
          value={delivery}
          onValueChange={setDelivery}
        />
        {delivery === 'shipping' && (
          <ShippingAddress
            typed={typed?.address ?? null}
            saved={page.addresses}
            errors={fieldErrors}
            isSignedIn={page.isSignedIn}
            onChange={noteChange}
          />
        )}
      </Part>
      <Part title="Order notes">
        <TextArea
          label="Anything we should know"
          name="notes"
          isOptional
          rows={3}
          maxLength={2_000}
          defaultValue={typed?.notes}
          error={fieldErrors.notes}
        />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-lg font-bold">
        {title}
      </h2>
      {children}
    </Card>
  )
}
