import { Plus, Trash2 } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { maxParcels } from '#domain/shipping/parcel.ts'
import { newPackage, type PackageFields } from './label-form.ts'

const sizes = [
  { name: 'length', label: 'Length', unit: 'in' },
  { name: 'width', label: 'Width', unit: 'in' },
  { name: 'height', label: 'Height', unit: 'in' },
  { name: 'weight', label: 'Weight', unit: 'lb' },
] as const

export type PackageFieldListProps = {
  packages: PackageFields[]
  onChange: (packages: PackageFields[]) => void
}

/** Each parcel of the order gets a label of its own. */
export function PackageFieldList({ packages, onChange }: PackageFieldListProps) {
  const change = (key: number, name: string, value: string): void =>
    onChange(packages.map((one) => (one.key === key ? { ...one, [name]: value } : one)))
  return (
    <div className="mt-5 grid gap-4">
      {packages.map((one, at) => (
        <fieldset key={one.key}>
          <legend className="mb-2 font-semibold">
            {packages.length > 1 ? `Package ${at + 1}` : 'Package details'}
          </legend>
          <div className="grid grid-cols-[repeat(4,minmax(0,1fr))_auto] items-end gap-3">
            {sizes.map(({ name, label, unit }) => (
              <TextField
                key={name}
                label={label}
                size="sm"
                inputMode="decimal"
                suffix={unit}
                value={one[name]}
                onChange={(event) => change(one.key, name, event.currentTarget.value)}
              />
            ))}
            {packages.length > 1 && (
              <Button
                size="sm"
                isSquare
                variant="quiet"
                aria-label={`Remove package ${at + 1}`}
                onClick={() => onChange(packages.filter(({ key }) => key !== one.key))}
              >
                <Trash2 aria-hidden />
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      {packages.length < maxParcels && (
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          onClick={() => onChange([...packages, newPackage(Math.max(...packages.map(({ key }) => key)) + 1)])}
        >
          <Plus aria-hidden /> Add a parcel
        </Button>
      )}
    </div>
  )
}
