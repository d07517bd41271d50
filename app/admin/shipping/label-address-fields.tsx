import { TextField } from '#app/ui/forms/text-field.tsx'
import type { LabelAddress } from '#domain/shipping/label-address.ts'
import { unprintableFields } from '#domain/shipping/unprintable-address.ts'

type Field = { name: keyof LabelAddress; label: string; isOptional?: boolean; span: string }

const fields: readonly Field[] = [
  { name: 'name', label: 'Name', isOptional: true, span: 'col-span-6 sm:col-span-3' },
  { name: 'company', label: 'Company', isOptional: true, span: 'col-span-6 sm:col-span-3' },
  { name: 'street1', label: 'Street address', span: 'col-span-6 sm:col-span-4' },
  { name: 'street2', label: 'Apartment, suite', isOptional: true, span: 'col-span-6 sm:col-span-2' },
  { name: 'city', label: 'City', span: 'col-span-6 sm:col-span-2' },
  { name: 'state', label: 'State', span: 'col-span-2 sm:col-span-1' },
  { name: 'zip', label: 'ZIP code', span: 'col-span-4 sm:col-span-1' },
  { name: 'country', label: 'Country', span: 'col-span-2 sm:col-span-1' },
  { name: 'phone', label: 'Phone', isOptional: true, span: 'col-span-4 sm:col-span-1' },
]

export type LabelAddressFieldsProps = {
  legend: string
  address: LabelAddress
  onChange: (address: LabelAddress) => void
}

export function LabelAddressFields({ legend, address, onChange }: LabelAddressFieldsProps) {
  const unprintable = unprintableFields(address)
  return (
    <fieldset className="grid grid-cols-6 gap-3">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {fields.map(({ name, label, isOptional, span }) => (
        <TextField
          key={name}
          label={label}
          size="sm"
          className={span}
          isOptional={isOptional}
          autoComplete="off"
          maxLength={name === 'country' ? 2 : 120}
          value={address[name]}
          error={unprintable[name] ?? null}
          onChange={(event) => onChange({ ...address, [name]: event.currentTarget.value })}
        />
      ))}
    </fieldset>
  )
}
