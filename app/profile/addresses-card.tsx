import { type ReactNode, useEffect, useRef } from 'react'
import { OperationForm } from '#app/operations/operation-form.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { SavedAddressInput } from '#domain/people/saved-address.ts'
import { ProfileButton } from './profile-button.tsx'
import type { CalledProfile } from './profile-messages.ts'

export type OwnAddress = SavedAddressInput & { id: string; isDefault: boolean }

const emptyAddress: SavedAddressInput = {
  name: '',
  street1: '',
  street2: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
}

/** The form that was refused; the id is empty for a new address. */
type Refused = { id: string; errors: FieldErrors }

function refusedOf({ answer, typed, fieldErrors }: CalledProfile): Refused | undefined {
  const isOfForm = answer?.operation === 'addresses.add' || answer?.operation === 'addresses.update'
  if (!isOfForm || answer.ok) return undefined
  return { id: typed('address') ?? '', errors: fieldErrors }
}

/** Shipping addresses; checkout starts with the default. */
export function AddressesCard({ addresses, call }: { addresses: OwnAddress[]; call: CalledProfile }) {
  const refused = refusedOf(call)
  const isNewRefused = refused?.id === ''
  return (
    <Card as="section" aria-labelledby="addresses">
      <h2 id="addresses" className="text-lg font-bold">
        Addresses
      </h2>
      <p className="mt-2 mb-5 text-ink-muted">Where we ship to. Checkout starts with your default address.</p>
      {addresses.length > 0 && (
        <ul className="mb-5 grid divide-y divide-line">
          {addresses.map((address) => (
            <AddressRow
              key={address.id}
              address={address}
              refused={refused?.id === address.id ? refused : undefined}
              call={call}
            />
          ))}
        </ul>
      )}
      <AddressForm
        id=""
        address={emptyAddress}
        refused={isNewRefused ? refused : undefined}
        call={call}
        summary={<summary className="cursor-pointer font-semibold">Add an address</summary>}
      />
    </Card>
  )
}

function AddressRow({
  address,
  refused,
  call,
}: {
  address: OwnAddress
  refused: Refused | undefined
  call: CalledProfile
}) {
  const { id, name, street1, street2, city, state, zip, isDefault } = address
  return (
    <li className="grid gap-3 py-4 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <address className="not-italic">
          {name && <p className="font-semibold">{name}</p>}
          <p>{[street1, street2].filter(Boolean).join(', ')}</p>
          <p>
            {city}, {state} {zip}
          </p>
        </address>
        {isDefault && <Badge tone="green">Default</Badge>}
      </div>
      <AddressForm
        {...{ id, address, refused, call }}
        summary={<summary className="cursor-pointer text-sm font-semibold">Change {street1}</summary>}
      />
      <OperationForm of={call} className="flex flex-wrap gap-3">
        <input type="hidden" name="address" value={id} />
        {!isDefault && (
          <ProfileButton
            of={call}
            operation="addresses.set-default"
            size="sm"
            aria-label={`Make ${street1} the default`}
          >
            Make Default
          </ProfileButton>
        )}
        <ProfileButton
          of={call}
          operation="addresses.remove"
          size="sm"
          variant="quiet"
          className="text-red-ink"
          aria-label={`Remove ${street1}`}
        >
          Remove
        </ProfileButton>
      </OperationForm>
    </li>
  )
}

type AddressFormProps = {
  id: string
  address: SavedAddressInput
  refused: Refused | undefined
  call: CalledProfile
  summary: ReactNode
}

/** Closes once it is saved; until then, what is typed stays, whatever else in the list changes. */
function AddressForm({ id, address, refused, call, summary }: AddressFormProps) {
  const operation = id === '' ? 'addresses.add' : 'addresses.update'
  const details = useRef<HTMLDetailsElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  const { answer } = call
  useEffect(() => {
    if (!isSent.current || answer?.operation !== operation) return
    isSent.current = false
    if (!answer.ok || !details.current) return
    form.current?.reset()
    if (details.current.contains(document.activeElement)) details.current.querySelector('summary')?.focus()
    details.current.open = false
  }, [answer, operation])
  return (
    <details ref={details} open={refused ? true : undefined}>
      {summary}
      <OperationForm
        of={call}
        ref={form}
        onSubmit={() => {
          isSent.current = true
        }}
        className="mt-4 grid gap-4 sm:grid-cols-6"
      >
        <input type="hidden" name="address" value={id} />
        <Fields address={address} errors={refused?.errors ?? {}} />
        <div className="sm:col-span-6">
          <ProfileButton of={call} operation={operation}>
            Save Address
          </ProfileButton>
        </div>
      </OperationForm>
    </details>
  )
}

function Fields({ address, errors }: { address: SavedAddressInput; errors: FieldErrors }) {
  const field = (name: keyof SavedAddressInput) => ({
    name,
    defaultValue: address[name],
    error: errors[name],
  })
  return (
    <>
      <TextField
        {...field('name')}
        label="Name on the parcel"
        isOptional
        maxLength={120}
        className="sm:col-span-3"
      />
      <TextField
        {...field('phone')}
        label="Phone at this address"
        type="tel"
        isOptional
        maxLength={40}
        className="sm:col-span-3"
      />
      <TextField
        {...field('street1')}
        label="Street address"
        required
        maxLength={120}
        className="sm:col-span-4"
      />
      <TextField
        {...field('street2')}
        label="Apartment"
        isOptional
        maxLength={120}
        className="sm:col-span-2"
      />
      <TextField {...field('city')} label="City" required maxLength={80} className="sm:col-span-3" />
      <TextField {...field('state')} label="State" required maxLength={2} className="sm:col-span-1" />
      <TextField
        {...field('zip')}
        label="ZIP code"
        required
        maxLength={10}
        inputMode="numeric"
        className="sm:col-span-2"
      />
    </>
  )
}
