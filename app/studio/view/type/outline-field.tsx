import { useState } from 'react'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import type { TextBlock } from '#domain/lettering/lettering.ts'
import { inches, inchesToMm, mm, mmToInches } from '#domain/units.ts'
import { NumberField } from '../panels/length-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { ColorField } from './color-field.tsx'
import { newOutline } from './new-text.ts'

const units = [
  { value: 'in', label: 'Inches' },
  { value: 'mm', label: 'Millimeters' },
] as const

/** An edge around the outside of the letters. */
export function OutlineField({
  about,
  value,
  onValueChange,
}: {
  /** What the outline belongs to, if a page has several. */
  about?: string
  value: TextBlock['outline']
  onValueChange: (outline: TextBlock['outline']) => void
}) {
  const of = about ? ` of ${about}` : ''
  const [unit, setUnit] = useState<'in' | 'mm'>('in')
  return (
    <div className="space-y-2.5">
      <Checkbox
        label={<span className="text-sm font-semibold">Outline around the {about ?? 'letters'}</span>}
        checked={value !== null}
        onChange={({ target }) => onValueChange(target.checked ? newOutline : null)}
      />
      {value && (
        <div className="grid grid-cols-2 items-end gap-3">
          <ColorField
            label={`Outline color${of}`}
            value={value.color}
            onValueChange={(color) => onValueChange({ ...value, color })}
          />
          <NumberField
            label="Width"
            name={`Outline width${of}`}
            unit={unit}
            value={unit === 'mm' ? value.width : mmToInches(value.width)}
            digits={unit === 'mm' ? 1 : 3}
            step={unit === 'mm' ? 0.1 : 0.01}
            onValueChange={(width) =>
              onValueChange({ ...value, width: unit === 'mm' ? mm(width) : inchesToMm(inches(width)) })
            }
          />
          <div className="col-span-2">
            <ChoiceField
              label={`Outline width${of} in`}
              value={unit}
              choices={units}
              columns="grid-cols-2"
              onValueChange={setUnit}
            />
          </div>
        </div>
      )}
    </div>
  )
}
