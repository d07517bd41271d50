import { SettingsSection } from '#app/admin/settings/settings-section.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { type Box, type Good, goodNames, goods, type Packing } from '#domain/shipping/packing.ts'
import { EditableRows } from './editable-rows.tsx'

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

/** What goods weigh, and what they are packed in: labels are made from it. */
export function PackingFields({ packing, errors, onChange }: Props) {
  const { weights } = packing
  return (
    <SettingsSection
      title="Weights and parcels"
      description="Labels use the smallest parcel that fits the order, and its weight. You can still change both on each label."
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
      <div className="grid gap-4 sm:col-span-2">
        <EditableRows
          {...{ columns, what: 'parcel', rows: packing.boxes, empty: emptyBox }}
          errorOf={(at, name) => errors[`packing.boxes.${at}.${name}`]}
          onChange={(boxes) => onChange({ ...packing, boxes })}
        />
      </div>
    </SettingsSection>
  )
}
