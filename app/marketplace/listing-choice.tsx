import { classes } from '#app/ui/classes.ts'
import { FieldNote } from '#app/ui/forms/form-field.tsx'
import { Swatch } from './swatch.tsx'

export type ListingChoiceProps = {
  label: string
  name: string
  options: readonly { value: string; isSoldOut: boolean }[]
  value: string
  onChoose: (value: string) => void
  error: string | null
  /** Shows a dot of the color before its name. */
  hasSwatches?: boolean
}

/** Native radios as pills: a size, or a color by its swatch. */
export function ListingChoice(props: ListingChoiceProps) {
  const { label, name, options, value, onChoose, error, hasSwatches } = props
  const noteId = `${name}-note`
  return (
    <fieldset aria-describedby={error === null ? undefined : noteId}>
      <legend className="mb-2 text-sm font-semibold">
        {label}
        {value && <span className="font-normal text-ink-muted">: {value}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className={pillStyle(option.isSoldOut)}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.isSoldOut}
              onChange={() => onChoose(option.value)}
            />
            {hasSwatches && <Swatch color={option.value} className="-ml-1 size-6" />}
            <span className={classes(option.isSoldOut && 'line-through')}>{option.value}</span>
            {option.isSoldOut && <span className="sr-only"> sold out</span>}
          </label>
        ))}
      </div>
      <FieldNote id={noteId} message={error} />
    </fieldset>
  )
}

const pillStyle = (isSoldOut: boolean): string =>
  classes(
    'relative inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full border px-4 text-sm font-semibold transition-colors',
    isSoldOut
      ? 'cursor-not-allowed border-line text-ink-faint'
      : 'cursor-pointer border-line-strong bg-surface hover:border-ink',
    'has-checked:border-magenta-ink has-checked:bg-magenta-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-magenta-ink)]',
    'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-magenta-ink',
  )
