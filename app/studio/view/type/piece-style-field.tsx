import { Select } from '#app/ui/forms/select.tsx'
import { fontNames, type LetteringFont, letteringFonts } from '#domain/lettering/fonts.ts'
import type { PieceStyle } from '#domain/roster/roster.ts'
import { ColorField } from './color-field.tsx'
import { OutlineField } from './outline-field.tsx'

const isFont = (value: string): value is LetteringFont => letteringFonts.some((font) => font === value)

/** How all names, or all numbers, look. */
export function PieceStyleField({
  label,
  value,
  onValueChange,
}: {
  label: string
  value: PieceStyle
  onValueChange: (style: PieceStyle) => void
}) {
  return (
    <fieldset className="space-y-2.5">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-2 items-end gap-3">
        <Select
          size="sm"
          label={`Font of ${label.toLowerCase()}`}
          value={value.font}
          options={letteringFonts.map((font) => ({ value: font, label: fontNames[font] }))}
          onChange={({ target }) => isFont(target.value) && onValueChange({ ...value, font: target.value })}
        />
        <ColorField
          label={`Color of ${label.toLowerCase()}`}
          value={value.color}
          onValueChange={(color) => onValueChange({ ...value, color })}
        />
      </div>
      <OutlineField
        about={label.toLowerCase()}
        value={value.outline}
        onValueChange={(outline) => onValueChange({ ...value, outline })}
      />
    </fieldset>
  )
}
