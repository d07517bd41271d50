import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classes } from '#app/ui/classes.ts'

export type QuantityStepperProps = {
  /** What is being counted, for screen readers: "Quantity of 22 × 24 in gang sheet". */
  label: string
  value: number
  onValueChange: (value: number) => void
  min?: number
  max?: number
  name?: string
  size?: 'sm' | 'md'
  isDisabled?: boolean
}

/** Minus, an input, plus. Minus is disabled at `min`; a typed whole number takes effect when the field loses focus. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, onValueChange, min = 1, max = 1_000, name, size = 'md', isDisabled } = props
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])

  const settle = (): void => {
    // Don't salvage a number from other input: 1.5 is neither 1 nor 15.
    const allowed = /^\s*\d+\s*$/.test(typed) ? Math.min(Math.max(Number(typed), min), max) : value
    setTyped(String(allowed))
    if (allowed !== value) onValueChange(allowed)
  }
  const box = size === 'sm' ? 'h-9 pointer-coarse:h-11.5' : 'h-11 pointer-coarse:h-11.5'
  const side = classes(
    'inline-flex w-9 pointer-coarse:w-11 items-center justify-center text-ink-muted transition-colors hover:bg-ink/7 hover:text-ink',
    'focus-visible:-outline-offset-2 disabled:pointer-events-none disabled:opacity-35',
  )
  return (
    <fieldset
      disabled={isDisabled}
      aria-label={label}
      className={classes(
        'inline-flex w-fit shrink-0 overflow-clip rounded-md border border-line-strong bg-surface disabled:opacity-50',
        'focus-within:border-magenta-ink',
        box,
      )}
    >
      <button
        type="button"
        aria-label="One less"
        className={side}
        disabled={value <= min}
        onClick={() => onValueChange(value - 1)}
      >
        <Minus className="size-4" aria-hidden />
      </button>
      <input
        inputMode="numeric"
        name={name}
        aria-label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
        }}
        className="figures w-11 bg-transparent text-center text-sm font-semibold focus-visible:-outline-offset-2 pointer-coarse:text-base"
      />
      <button
        type="button"
        aria-label="One more"
        className={side}
        disabled={value >= max}
        onClick={() => onValueChange(value + 1)}
      >
        <Plus className="size-4" aria-hidden />
      </button>
    </fieldset>
  )
}
