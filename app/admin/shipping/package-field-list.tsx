import { PackageOpen, Plus, Trash2 } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { maxParcels } from '#domain/shipping/parcel.ts'
import { copiesIn } from '#domain/shipping/parcel-contents.ts'
import { ContentsFields } from './contents-fields.tsx'
import {
  addPackage,
  chooseContents,
  contentsOf,
  type PackageFields,
  type ToShip,
  withContents,
} from './label-form.ts'

const sizes = [
  { name: 'length', label: 'Length', unit: 'in' },
  { name: 'width', label: 'Width', unit: 'in' },
  { name: 'height', label: 'Height', unit: 'in' },
  { name: 'weight', label: 'Weight', unit: 'lb' },
] as const

export type PackageFieldListProps = {
  packages: PackageFields[]
  /** Null for a return: no one says what is in it. */
  toShip: ToShip | null
  onChange: (packages: PackageFields[]) => void
}

/** Each parcel of the order gets its own label. */
export function PackageFieldList({ packages, toShip, onChange }: PackageFieldListProps) {
  const replace = (next: PackageFields): void =>
    onChange(packages.map((one) => (one.key === next.key ? next : one)))
  return (
    <div className="mt-5 grid gap-4">
      {packages.map((one, at) => (
        <fieldset key={one.key} className="min-w-0">
          <legend className="mb-2 font-semibold">
            {packages.length > 1 ? `Package ${at + 1}` : 'Package details'}
          </legend>
          {toShip && one.contents && (
            <ContentsFields
              goods={toShip.goods}
              contents={one.contents}
              onChange={(contents) => replace(withContents(one, contents, toShip))}
            />
          )}
          <div className="mt-2 grid grid-cols-[repeat(4,minmax(0,1fr))_auto] items-end gap-3">
            {sizes.map(({ name, label, unit }) => (
              <TextField
                key={name}
                label={label}
                size="sm"
                inputMode="decimal"
                suffix={unit}
                value={one[name]}
                onChange={(event) => replace({ ...one, [name]: event.currentTarget.value })}
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
      <PackageTools {...{ packages, toShip, onChange }} />
    </div>
  )
}

function PackageTools({ packages, toShip, onChange }: PackageFieldListProps) {
  const goods = toShip?.goods ?? []
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {packages.length < maxParcels && (
        <Button size="sm" variant="quiet" onClick={() => onChange(addPackage(packages, toShip))}>
          <Plus aria-hidden /> Add a parcel
        </Button>
      )}
      {toShip && copiesIn(goods) > 1 && !contentsOf(packages) && (
        <Button size="sm" variant="quiet" onClick={() => onChange(chooseContents(packages, toShip))}>
          <PackageOpen aria-hidden /> Choose what goes in
        </Button>
      )}
      {contentsOf(packages) && (
        <span className="text-ink-muted">Anything you leave out still has to be shipped.</span>
      )}
    </div>
  )
}
