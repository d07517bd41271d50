import { Store, Truck } from 'lucide-react'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/cart/checkout.ts'
import type { Draft } from './manual-draft.ts'

export type TermsFieldsProps = {
  draft: Draft
  errors: FieldErrors
  onChange: (changes: Partial<Draft>) => void
}

/** How the goods reach the customer. */
export function DeliveryTerms({ draft, errors, onChange }: TermsFieldsProps) {
  const { address } = draft
  const field = (name: keyof Draft['address'], label: string, className: string, isOptional = false) => (
    <TextField
      label={label}
      value={address[name]}
      maxLength={120}
      autoComplete="off"
      isOptional={isOptional}
      onChange={(event) => onChange({ address: { ...address, [name]: event.currentTarget.value } })}
      error={errors[`address.${name}`]}
      className={className}
    />
  )
  return (
    <>
      <RadioCards
        label="Delivery"
        isLabelHidden
        name="delivery"
        value={draft.delivery}
        onValueChange={(chosen) => onChange({ delivery: chosen === 'shipping' ? 'shipping' : 'pickup' })}
        columns="sm:grid-cols-2"
        options={[
          {
            value: 'pickup',
            label: 'Pickup',
            picture: <Store className="size-5 shrink-0 text-ink-muted" aria-hidden />,
          },
          {
            value: 'shipping',
            label: 'Shipping',
            picture: <Truck className="size-5 shrink-0 text-ink-muted" aria-hidden />,
          },
        ]}
      />
      {draft.delivery === 'shipping' && (
        <div className="mt-4 grid grid-cols-6 gap-4">
          {field('street1', 'Street address', 'col-span-6')}
          {field('street2', 'Apartment, suite', 'col-span-6', true)}
          {field('city', 'City', 'col-span-6 sm:col-span-3')}
          {field('state', 'State', 'col-span-2 sm:col-span-1')}
          {field('zip', 'ZIP code', 'col-span-4 sm:col-span-2')}
          <TextField
            label="Shipping price"
            value={draft.shippingPrice}
            prefix="$"
            inputMode="decimal"
            isOptional
            onChange={(event) => onChange({ shippingPrice: event.currentTarget.value })}
            hint="Left empty, it is what every shopper pays"
            error={errors.shippingPrice}
            className="col-span-6 sm:col-span-3"
          />
        </div>
      )}
    </>
  )
}

/** What else is agreed: a discount, words, a day. */
export function OtherTerms({ draft, errors, onChange }: TermsFieldsProps) {
  const { discount } = draft
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Discount"
        value={discount.amount}
        prefix="$"
        inputMode="decimal"
        isOptional
        onChange={(event) => onChange({ discount: { ...discount, amount: event.currentTarget.value } })}
        error={errors['discount.amount']}
      />
      <TextField
        label="Reason of the discount"
        value={discount.reason}
        maxLength={120}
        isOptional
        onChange={(event) => onChange({ discount: { ...discount, reason: event.currentTarget.value } })}
        hint="The customer reads it on the bill"
        error={errors['discount.reason']}
      />
      <TextField
        label="Due on"
        type="date"
        value={draft.dueDay}
        isOptional
        onChange={(event) => onChange({ dueDay: event.currentTarget.value })}
        hint="Left empty, it is worked out when the order is paid"
        error={errors.dueDay}
      />
      <TextArea
        label="Notes"
        value={draft.notes}
        rows={3}
        maxLength={2_000}
        isOptional
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
        hint="The customer reads them on the bill, and the floor on the order"
        error={errors.notes}
        className="sm:col-span-2"
      />
    </div>
  )
}
