import type { LetteringShape } from '#domain/lettering/lettering.ts'
import { ChoiceField } from './choice-field.tsx'
import { RangeField } from './range-field.tsx'

type Kind = LetteringShape['kind']

const shapes: { value: Kind; label: string; d: string }[] = [
  { value: 'straight', label: 'Straight', d: 'M2 8H30' },
  { value: 'arch_up', label: 'Arch up', d: 'M2 13C8 2 24 2 30 13' },
  { value: 'arch_down', label: 'Arch down', d: 'M2 3C8 14 24 14 30 3' },
  { value: 'wave', label: 'Wave', d: 'M2 8C7 0 11 0 16 8S25 16 30 8' },
  { value: 'circle', label: 'Circle', d: 'M16 2A6 6 0 1 1 15.9 2Z' },
]

const usualBend = 50

/** The baseline shape of the text, and how strongly it bends. */
export function ShapeField({
  value,
  onValueChange,
}: {
  value: LetteringShape
  onValueChange: (shape: LetteringShape) => void
}) {
  const bend = 'bend' in value ? value.bend : usualBend
  const choose = (kind: Kind): void =>
    onValueChange(kind === 'straight' || kind === 'circle' ? { kind } : { kind, bend })
  return (
    <div className="space-y-3">
      <ChoiceField
        label="Shape"
        value={value.kind}
        onValueChange={choose}
        columns="grid-cols-[repeat(5,auto)]"
        choices={shapes.map(({ d, ...shape }) => ({
          ...shape,
          picture: (
            <svg
              viewBox="0 0 32 16"
              className="h-4 w-8 fill-none stroke-current stroke-2"
              strokeLinecap="round"
              aria-hidden
            >
              <path d={d} />
            </svg>
          ),
        }))}
      />
      {'bend' in value && (
        <RangeField
          label="Bend"
          value={value.bend}
          min={1}
          max={100}
          onValueChange={(next) => onValueChange({ ...value, bend: next })}
        />
      )}
    </div>
  )
}
