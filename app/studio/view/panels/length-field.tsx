import { useEffect, useId, useState } from 'react'
import { table } from '#domain/table.ts'
import { inches, inchesToMm, type Mm, mmToInches } from '#domain/units.ts'

/** A length typed in inches. Applied while typing, as soon as it is valid; arrow keys step by 0.1 in. */
export function LengthField({
  label,
  name,
  value,
  onValueChange,
  isUnitHidden = false,
}: {
  /** Shown before the field: "W". */
  label: string
  /** What screen readers hear: "Printed width of Fox". */
  name: string
  value: Mm
  onValueChange: (value: Mm) => void
  /** For when there is no space for "in". */
  isUnitHidden?: boolean
}) {
  return (
    <NumberField
      label={label}
      name={name}
      unit="in"
      isUnitHidden={isUnitHidden}
      value={mmToInches(value)}
      digits={2}
      step={0.1}
      onValueChange={(length) => onValueChange(inchesToMm(inches(length)))}
    />
  )
}

const unitNames = table<string>({ in: 'inches', mm: 'millimeters', '°': 'degrees' })

export function NumberField({
  label,
  name,
  unit,
  value,
  digits,
  step,
  isUnitHidden = false,
  onValueChange,
}: {
  label: string
  name: string
  unit: string
  value: number
  digits: number
  step: number
  isUnitHidden?: boolean
  onValueChange: (value: number) => void
}) {
  const id = useId()
  const shown = value.toFixed(digits).replace(/\.?0+$/, (zeros) => (zeros.startsWith('.') ? '' : zeros))
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    if (typed !== null && Number(typed) !== Number(shown) && document.activeElement?.id !== id) setTyped(null)
  }, [typed, shown, id])

  const take = (text: string): void => {
    setTyped(text)
    const number = Number(text.replace(',', '.'))
    if (text.trim() !== '' && Number.isFinite(number)) onValueChange(number)
  }
  return (
    <label
      htmlFor={id}
      className="flex h-9 min-w-0 flex-1 items-center gap-1.5 rounded-sm border border-line-strong bg-surface px-2 text-sm focus-within:border-magenta-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-magenta-ink max-lg:h-11"
    >
      <span aria-hidden className="text-ink-faint">
        {label}
      </span>
      <input
        id={id}
        aria-label={`${name} in ${unitNames[unit] ?? unit}`}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? shown}
        onChange={(event) => take(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
          if (direction === 0) return
          event.preventDefault()
          take((Math.round((value + direction * step) * 1_000) / 1_000).toFixed(digits))
        }}
        className="figures w-0 min-w-0 flex-1 bg-transparent font-medium focus-visible:outline-none pointer-coarse:text-base"
      />
      {!isUnitHidden && (
        <span aria-hidden className="text-xs text-ink-faint">
          {unit}
        </span>
      )}
    </label>
  )
}
