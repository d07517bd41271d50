import { type ReactNode, useId } from 'react'
import { classes } from '#app/ui/classes.ts'

/** One of a few choices side by side; native radios, for the arrow keys and screen readers. */
export function ChoiceField<Value extends string>({
  label,
  value,
  choices,
  onValueChange,
  columns,
}: {
  label: string
  value: Value
  choices: readonly { value: Value; label: string; picture?: ReactNode }[]
  onValueChange: (value: Value) => void
  /** CSS classes of the grid. */
  columns: string
}) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className={classes('grid gap-1.5', columns)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes(
              'flex min-h-9 min-w-0 cursor-pointer flex-col items-center justify-center gap-1 rounded-sm border border-line-strong bg-surface px-1.5 py-1 text-center text-xs font-semibold max-lg:min-h-11',
              'hover:border-ink has-checked:border-magenta-ink has-checked:bg-magenta-wash',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-magenta-ink',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
            />
            {choice.picture}
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
