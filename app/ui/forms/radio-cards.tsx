import { CircleCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from '#app/ui/classes.ts'
import { FieldNote, type FieldText, firstMessage } from './form-field.tsx'
import { useFirstValue } from './typed-before.ts'

export type RadioCard = {
  value: string
  label: ReactNode
  description?: ReactNode
  /** Shown at the end of the card, usually a price. */
  aside?: ReactNode
  /** An image of the choice: a swatch, a zone on a garment, a cup. */
  picture?: ReactNode
  isDisabled?: boolean
}

export type RadioCardsProps = {
  label: ReactNode
  name: string
  options: readonly RadioCard[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  hint?: ReactNode
  error?: FieldText['error']
  isLabelHidden?: boolean
  /** Classes of the grid, e.g. "grid-cols-2 sm:grid-cols-5". */
  columns?: string
  className?: string
}

/** One choice out of a few, each shown as a card; native radios, so arrow keys and plain forms work. */
export function RadioCards(props: RadioCardsProps) {
  const { label, name, options, value, onValueChange, isLabelHidden, columns, className } = props
  const first = useFirstValue(props)
  const id = useId()
  const message = firstMessage(props.error)
  return (
    <fieldset
      className={classes('min-w-0', className)}
      // A group cannot be marked invalid for screen readers: they read its note.
      data-wrong={message !== null || undefined}
      aria-describedby={message !== null || props.hint ? `${id}-note` : undefined}
    >
      <legend className={isLabelHidden ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{label}</legend>
      <div className={classes('grid gap-2.5', columns ?? 'grid-cols-1')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'group relative flex cursor-pointer items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-3 transition-colors',
              'hover:border-ink has-checked:border-magenta-ink has-checked:bg-magenta-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-magenta-ink)]',
              'has-disabled:cursor-not-allowed has-disabled:opacity-45 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-magenta-ink',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? first === option.value : undefined}
              disabled={option.isDisabled}
              onChange={() => onValueChange?.(option.value)}
            />
            {option.picture}
            <span className="min-w-0 flex-1">
              <span className="block font-semibold leading-snug">{option.label}</span>
              {option.description && (
                <span className="mt-0.5 block text-sm text-ink-muted">{option.description}</span>
              )}
            </span>
            {option.aside && <span className="figures font-semibold">{option.aside}</span>}
            <CircleCheck
              aria-hidden
              className="absolute -top-2 -right-2 hidden size-5 rounded-full bg-surface text-magenta-ink group-has-checked:block"
            />
          </label>
        ))}
      </div>
      <FieldNote id={`${id}-note`} hint={props.hint} message={message} />
    </fieldset>
  )
}
