import { Store, Truck, Zap } from 'lucide-react'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/cart/checkout.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { speedNames } from '#domain/shipping/delivery-speed.ts'
import type { Choices, Draft } from './draft-form.ts'

export type TermsFieldsProps = {
  draft: Draft
  errors: FieldErrors
  onChange: (changes: Partial<Draft>) => void
}

/** How the goods reach the customer. */
export function DeliveryTerms({
  draft,
  speeds,
  errors,
  onChange,
}: TermsFieldsProps & Pick<Choices, 'speeds'>) {
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
          {speeds.length > 1 && <SpeedChoice {...{ draft, speeds, onChange }} error={errors.speed} />}
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
            hint="Leave empty to charge what every shopper pays at that speed"
            error={errors.shippingPrice}
            className="col-span-6 sm:col-span-3"
          />
        </div>
      )}
    </>
  )
}

/** As at checkout; the promised day is derived from it when the order is paid. */
function SpeedChoice({
  draft,
  speeds,
  onChange,
  error,
}: Pick<TermsFieldsProps, 'draft' | 'onChange'> & Pick<Choices, 'speeds'> & { error?: string }) {
  return (
    <RadioCards
      label="Delivery speed"
      name="speed"
      className="col-span-6"
      columns="sm:grid-cols-3"
      value={draft.speed}
      onValueChange={(chosen) =>
        onChange({ speed: speeds.find(({ speed }) => speed === chosen)?.speed ?? 'standard' })
      }
      error={error}
      options={speeds.map(({ speed, price }) => ({
        value: speed,
        label: speedNames[speed],
        description: price === null ? 'At your shipping rates' : formatMoney(cents(price)),
        picture:
          speed === 'rush' ? (
            <Zap className="size-5 shrink-0 text-ink-muted" aria-hidden />
          ) : (
            <Truck className="size-5 shrink-0 text-ink-muted" aria-hidden />
          ),
      }))}
    />
  )
}

/** Other agreed terms: a discount, a note, a day. */
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
        label="Reason for the discount"
        value={discount.reason}
        maxLength={120}
        isOptional
        onChange={(event) => onChange({ discount: { ...discount, reason: event.currentTarget.value } })}
        hint="The customer sees it on the bill"
        error={errors['discount.reason']}
      />
      <TextField
        label="Due on"
        type="date"
        value={draft.dueDay}
        isOptional
        onChange={(event) => onChange({ dueDay: event.currentTarget.value })}
        hint="Leave empty to work it out when the order is paid"
        error={errors.dueDay}
      />
      <TextArea
        label="Notes"
        value={draft.notes}
        rows={3}
        maxLength={2_000}
        isOptional
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
        hint="The customer sees them on the bill, and the floor sees them on the order"
        error={errors.notes}
        className="sm:col-span-2"
      />
    </div>
  )
}
