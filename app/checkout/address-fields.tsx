import { useEffect } from 'react'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { CheckoutAddress, FieldErrors } from '#domain/cart/checkout.ts'

/** Not required (docs/spec-map.md S5), but plainly asked for: we ship to it. */
export function AddressFields({
  defaults,
  errors,
  onShown,
}: {
  defaults: CheckoutAddress
  errors: FieldErrors
  /** The fields are there, with their defaults in them. */
  onShown: () => void
}) {
  useEffect(() => onShown(), [onShown])
  return (
    <fieldset className="mt-6 grid grid-cols-6 gap-4">
      <legend className="mb-3 flex items-baseline gap-2 font-semibold">
        Where should we ship it?
        <span className="text-xs font-normal text-ink-faint">optional</span>
      </legend>
      <TextField
        label="Street address"
        name="street1"
        autoComplete="address-line1"
        className="col-span-6"
        defaultValue={defaults.street1}
        error={errors['address.street1']}
      />
      <TextField
        label="Apartment, suite"
        name="street2"
        autoComplete="address-line2"
        className="col-span-6"
        defaultValue={defaults.street2}
        error={errors['address.street2']}
      />
      <CityFields defaults={defaults} errors={errors} />
      <p className="col-span-6 text-sm text-ink-muted">
        We ship within the US. Without an address we write to you before we ship.
      </p>
    </fieldset>
  )
}

function CityFields({ defaults, errors }: { defaults: CheckoutAddress; errors: FieldErrors }) {
  return (
    <>
      <TextField
        label="City"
        name="city"
        autoComplete="address-level2"
        className="col-span-6 sm:col-span-3"
        defaultValue={defaults.city}
        error={errors['address.city']}
      />
      <TextField
        label="State"
        name="state"
        autoComplete="address-level1"
        maxLength={20}
        placeholder="TX"
        className="col-span-2 sm:col-span-1"
        defaultValue={defaults.state}
        error={errors['address.state']}
      />
      <TextField
        label="ZIP code"
        name="zip"
        autoComplete="postal-code"
        inputMode="numeric"
        className="col-span-4 sm:col-span-2"
        defaultValue={defaults.zip}
        error={errors['address.zip']}
      />
    </>
  )
}
