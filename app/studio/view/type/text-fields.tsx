import { TextArea } from '#app/ui/forms/text-area.tsx'
import type { TextBlock } from '#domain/lettering/lettering.ts'
import { LengthField } from '../panels/length-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { ColorField } from './color-field.tsx'
import { FontField } from './font-field.tsx'
import { OutlineField } from './outline-field.tsx'
import { RangeField } from './range-field.tsx'
import { ShapeField } from './shape-field.tsx'

const alignments = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Center' },
  { value: 'right', label: 'Right' },
] as const

/** All settings of a text. */
export function TextFields({
  value,
  error,
  onValueChange,
}: {
  value: TextBlock
  error: string | null
  onValueChange: (block: TextBlock) => void
}) {
  const change = (changes: Partial<TextBlock>): void => onValueChange({ ...value, ...changes })
  const isSeveral = value.text.includes('\n')
  return (
    <div className="space-y-4">
      <TextArea
        label="Text"
        rows={2}
        value={value.text}
        error={error}
        hint="Press Enter for a new line."
        autoComplete="off"
        onChange={({ target }) => change({ text: target.value })}
      />
      <FontField text={value.text} value={value.font} onValueChange={(font) => change({ font })} />
      <div className="grid grid-cols-2 items-end gap-3">
        <div>
          <p aria-hidden className="mb-1.5 text-sm font-semibold">
            Letter height
          </p>
          <LengthField
            label="H"
            name="Height of capital letters"
            value={value.height}
            onValueChange={(height) => change({ height })}
          />
        </div>
        <ColorField label="Color" value={value.color} onValueChange={(color) => change({ color })} />
      </div>
      <OutlineField value={value.outline} onValueChange={(outline) => change({ outline })} />
      <ShapeField value={value.shape} onValueChange={(shape) => change({ shape })} />
      <RangeField
        label="Letter spacing"
        value={value.letterSpacing}
        min={-15}
        max={100}
        onValueChange={(letterSpacing) => change({ letterSpacing })}
      />
      {isSeveral && (
        <>
          <RangeField
            label="Line spacing"
            value={value.lineSpacing}
            min={60}
            max={250}
            step={5}
            onValueChange={(lineSpacing) => change({ lineSpacing })}
          />
          {value.shape.kind !== 'circle' && (
            <ChoiceField
              label="Align the lines"
              value={value.align}
              choices={alignments}
              columns="grid-cols-3"
              onValueChange={(align) => change({ align })}
            />
          )}
        </>
      )}
    </div>
  )
}
