import { Plus, Trash2 } from 'lucide-react'
import { SettingsSection } from '#app/admin/settings/settings-section.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { type Box, type Good, goodNames, goods, type Packing } from '#domain/shipping/packing.ts'

type TypedBox = Record<keyof Box, string>
export type TypedPacking = { weights: Record<Good, string>; boxes: TypedBox[] }

export const typedPackingOf = ({ weights, boxes }: Packing): TypedPacking => ({
  weights: {
    ...{ film: String(weights.film), shirt: String(weights.shirt) },
    ...{ tumbler: String(weights.tumbler), other: String(weights.other) },
  },
  boxes: boxes.map((box) => ({
    name: box.name,
    ...{ length: String(box.length), width: String(box.width), height: String(box.height) },
    ...{ ownPounds: String(box.ownPounds), mostPounds: String(box.mostPounds) },
  })),
})

const columns = [
  { name: 'name', label: 'Parcel' },
  { name: 'length', label: 'Length', suffix: 'in' },
  { name: 'width', label: 'Width', suffix: 'in' },
  { name: 'height', label: 'Height', suffix: 'in' },
  { name: 'ownPounds', label: 'Empty', suffix: 'lb' },
  { name: 'mostPounds', label: 'Holds', suffix: 'lb' },
] as const

const emptyBox: TypedBox = {
  name: '',
  length: '12',
  width: '9',
  height: '3',
  ownPounds: '0.2',
  mostPounds: '10',
}

type Props = { packing: TypedPacking; errors: FieldErrors; onChange: (packing: TypedPacking) => void }

/** What goods weigh, and what they are sent in: labels are made by it. */
export function PackingFields({ packing, errors, onChange }: Props) {
  const { weights } = packing
  return (
    <SettingsSection
      title="Weights and parcels"
      description="Labels take the smallest parcel that an order fits into, and its weight. At a label you can still change both."
    >
      {goods.map((good) => (
        <TextField
          key={good}
          label={goodNames[good]}
          suffix="lb"
          inputMode="decimal"
          value={weights[good]}
          error={errors[`packing.weights.${good}`]}
          onChange={({ currentTarget }) =>
            onChange({ ...packing, weights: { ...weights, [good]: currentTarget.value } })
          }
        />
      ))}
      <BoxRows packing={packing} errors={errors} onChange={onChange} />
    </SettingsSection>
  )
}

function BoxRows({ packing, errors, onChange }: Props) {
  const { boxes } = packing
  const change = (at: number, name: keyof Box, value: string): void =>
    onChange({
      ...packing,
      boxes: boxes.map((box, index) => (index === at ? { ...box, [name]: value } : box)),
    })
  return (
    <div className="grid gap-4 sm:col-span-2">
      {boxes.map((box, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places and hold no state of their own
          key={at}
          className="grid grid-cols-2 items-end gap-2 rounded-md border border-line p-3 sm:grid-cols-3"
        >
          <legend className="px-1 font-semibold text-ink-muted text-xs">{box.name || 'New parcel'}</legend>
          {columns.map(({ name, label, ...rest }) => (
            <TextField
              key={name}
              {...rest}
              label={label}
              size="sm"
              inputMode={name === 'name' ? undefined : 'decimal'}
              value={box[name]}
              error={errors[`packing.boxes.${at}.${name}`]}
              onChange={({ currentTarget }) => change(at, name, currentTarget.value)}
            />
          ))}
          <Button
            size="sm"
            variant="quiet"
            className="justify-self-start"
            aria-label={`Remove ${box.name || 'the new parcel'}`}
            disabled={boxes.length === 1}
            onClick={() => onChange({ ...packing, boxes: boxes.filter((_, index) => index !== at) })}
          >
            <Trash2 className="size-4" aria-hidden />
            Remove
          </Button>
        </fieldset>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        disabled={boxes.length >= 12}
        onClick={() => onChange({ ...packing, boxes: [...boxes, emptyBox] })}
      >
        <Plus className="size-4" aria-hidden />
        Add parcel
      </Button>
    </div>
  )
}
