import { useId } from 'react'

/** A number chosen on a slider, with its value shown. */
export function RangeField({
  label,
  value,
  min,
  max,
  step = 1,
  unit = '%',
  onValueChange,
}: {
  label: string
  value: number
  min: number
  max: number
  step?: number
  unit?: string
  onValueChange: (value: number) => void
}) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="flex justify-between gap-2 text-sm font-semibold">
        {label}
        <span className="figures font-normal text-ink-muted">
          {value}
          {unit}
        </span>
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={`${value}${unit}`}
        onChange={({ target }) => onValueChange(Number(target.value))}
        className="mt-1 h-8 w-full cursor-pointer accent-magenta max-lg:h-11"
      />
    </div>
  )
}
