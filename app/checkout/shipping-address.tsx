import { useState } from 'react'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { CheckoutAddress, FieldErrors } from '#domain/cart/checkout.ts'
import type { SavedAddress } from '#server/people/index.ts'
import { AddressFields } from './address-fields.tsx'
import { AddressSuggestion } from './address-suggestion.tsx'

const noAddress = { street1: '', street2: '', city: '', state: '', zip: '' }
const another = 'another'

export type ShippingAddressProps = {
  /** From a checkout that came back unpaid. */
  typed: CheckoutAddress | null
  saved: readonly SavedAddress[]
  isRequired: boolean
  /** The carrier is asked whether the address exists. */
  isChecked: boolean
  /** The address currently in the fields. */
  address: CheckoutAddress | null
  errors: FieldErrors
  isSignedIn: boolean
  /** The address in the fields has changed. */
  onChange: () => void
}

/** A signed-in customer's saved addresses to choose from, and the fields that they fill in. */
export function ShippingAddress(props: ShippingAddressProps) {
  const { typed, saved, isRequired, isChecked, address, errors, isSignedIn, onChange } = props
  const [chosenId, setChosenId] = useState(typed?.street1 ? another : (saved[0]?.id ?? another))
  const [taken, setTaken] = useState<CheckoutAddress | null>(null)
  const chosen = saved.find(({ id }) => id === chosenId)
  return (
    <>
      {saved.length > 0 && (
        <Select
          label="Saved addresses"
          className="mt-6"
          value={chosenId}
          onChange={({ target }) => {
            setTaken(null)
            setChosenId(target.value)
          }}
          options={[
            ...saved.map((address) => ({ value: address.id, label: describe(address) })),
            { value: another, label: 'Another address' },
          ]}
        />
      )}
      <AddressFields
        key={taken ? JSON.stringify(taken) : chosenId}
        defaults={taken ?? chosen ?? (chosenId === another && typed ? typed : noAddress)}
        errors={errors}
        isRequired={isRequired}
        onShown={onChange}
      />
      <AddressSuggestion address={address} isAsked={isChecked} onTake={setTaken} />
      {isSignedIn && !chosen && (
        <Checkbox name="saveAddress" label="Save this address for next time" className="mt-4" />
      )}
    </>
  )
}

const describe = ({ name, street1, city, state }: SavedAddress): string =>
  [name, street1, `${city}, ${state}`].filter(Boolean).join(' · ')
