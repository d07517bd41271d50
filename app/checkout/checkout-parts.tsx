import { type ReactNode, useId } from 'react'
import type { CartTotalsState } from '#app/cart/use-cart-totals.ts'
import { Card } from '#app/ui/card.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import type { CartItem } from '#domain/cart/cart-items.ts'
import type { FieldErrors } from '#domain/cart/checkout.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'
import type { DeliverySpeed } from '#domain/shipping/delivery-speed.ts'
import type { CheckoutFormProps } from './checkout-form-props.ts'
import { type ContactDefaults, ContactFields } from './contact-fields.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import type { PendingOrder } from './pending-order.ts'
import type { CheckoutForm as FilledForm } from './read-form.ts'
import { ShippingAddress } from './shipping-address.tsx'
import { SpeedFields } from './speed-fields.tsx'

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
  speed,
  setSpeed,
  filled,
}: {
  contact: ContactDefaults
  fieldErrors: FieldErrors
  page: CheckoutFormProps
  state: CartTotalsState
  items: readonly CartItem[]
  delivery: DeliveryMethod
  setDelivery: (value: DeliveryMethod) => void
  typed: PendingOrder['customer_info'] | null
  noteChange: () => void
  speed: DeliverySpeed
  setSpeed: (value: DeliverySpeed) => void
  /** What has been filled in. */
  filled: FilledForm | null
}) {
  const speeds = { terms: page.prices.speeds, rules: page.prices.rules, totals: state.totals }
  const productTypes = items.map(({ productType }) => productType)
  return (
    <div className="grid gap-6">
      <Part title="Contact">
        <ContactFields
          defaults={contact}
          errors={fieldErrors}
          isSignedIn={page.isSignedIn}
          texts={page.texts}
        />
      </Part>
      <Part title="Delivery">
        <DeliveryFields
          facts={page.delivery}
          speeds={speeds}
          productTypes={productTypes}
          value={delivery}
          onValueChange={setDelivery}
          speed={speed}
        />
        {delivery === 'shipping' && (
          <SpeedFields
            calendar={page.delivery.calendar}
            speeds={speeds}
            productTypes={productTypes}
            value={speed}
            onValueChange={setSpeed}
            error={fieldErrors.speed}
          />
        )}
        {delivery === 'shipping' && (
          <ShippingAddress
            isRequired={page.isAddressRequired}
            isChecked={page.isAddressChecked}
            address={filled?.address ?? null}
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
