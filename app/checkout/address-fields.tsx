import { useEffect } from 'react'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { CheckoutAddress, FieldErrors } from '#domain/cart/checkout.ts'

/** The shipping address; the shop's settings decide whether it is required. */
export function AddressFields({
  defaults,
  errors,
  isRequired,
  onShown,
}: AddressFieldsProps & {
  /** The fields are rendered, with their defaults filled in. */
  onShown: () => void
}) {
  useEffect(() => onShown(), [onShown])
  return (
    <fieldset className="mt-6 grid grid-cols-6 gap-4">
      <legend className="mb-3 flex items-baseline gap-2 font-semibold">
        Where should we ship it?
        {!isRequired && <span className="text-xs font-normal text-ink-faint">optional</span>}
      </legend>
      <TextField
        label="Street address"
        name="street1"
        required={isRequired}
        autoComplete="address-line1"
        className="col-span-6"
        defaultValue={defaults.street1}
        error={errors['address.street1']}
      />
      <TextField
        label="Apartment, suite"
        name="street2"
        isOptional={isRequired}
        autoComplete="address-line2"
        className="col-span-6"
        defaultValue={defaults.street2}
        error={errors['address.street2']}
      />
      <CityFields {...{ defaults, errors, isRequired }} />
      <p className="col-span-6 text-sm text-ink-muted">
        We ship within the US.
        {!isRequired && ' If you leave out the address, we’ll write to you before we ship.'}
      </p>
    </fieldset>
  )
}

type AddressFieldsProps = { defaults: CheckoutAddress; errors: FieldErrors; isRequired: boolean }

function CityFields({ defaults, errors, isRequired }: AddressFieldsProps) {
  return (
    <>
      <TextField
        label="City"
        name="city"
        required={isRequired}
        autoComplete="address-level2"
        className="col-span-6 sm:col-span-2"
        defaultValue={defaults.city}
        error={errors['address.city']}
      />
      <TextField
        label="State"
        name="state"
        required={isRequired}
        autoComplete="address-level1"
        maxLength={20}
        placeholder="TX"
        className="col-span-3 sm:col-span-2"
        defaultValue={defaults.state}
        error={errors['address.state']}
      />
      <TextField
        label="ZIP code"
        name="zip"
        required={isRequired}
        autoComplete="postal-code"
        inputMode="numeric"
        className="col-span-3 sm:col-span-2"
        defaultValue={defaults.zip}
        error={errors['address.zip']}
      />
    </>
  )
}
