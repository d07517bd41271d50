import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from '#app/ui/classes.ts'
import { controlStyle, Field, type FieldText } from './form-field.tsx'
import { useFirstValue } from './typed-before.ts'

export type SelectOption = { value: string; label: string; isDisabled?: boolean }

export type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'size'> &
  FieldText & {
    options: readonly SelectOption[]
    size?: 'sm' | 'md'
    /** The first, empty choice ("Choose a state"). */
    placeholder?: string
    isOptional?: boolean
  }

/** The browser's own select: works well on phones, with the keyboard, and before JavaScript runs. */
export function Select({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  options,
  size = 'md',
  placeholder,
  isOptional = false,
  id,
  ...rest
}: SelectProps) {
  const defaultValue = useFirstValue(rest)
  const chosen = rest.value ?? defaultValue
  // Otherwise the browser would show the first option, and send a value that isn't the saved one.
  const isGone = typeof chosen === 'string' && chosen !== '' && options.every(({ value }) => value !== chosen)
  return (
    <Field
      {...{ label, hint, error, isLabelHidden, className, id, name: rest.name }}
      isRequired={!isOptional}
    >
      {(control) => (
        <span className="relative block">
          <select
            {...rest}
            {...control}
            defaultValue={defaultValue}
            className={classes(
              controlStyle,
              'appearance-none',
              size === 'sm'
                ? 'h-9 pr-8 pl-2.5 text-sm pointer-coarse:h-11 pointer-coarse:text-base'
                : 'h-11 pr-10 pl-3.5 text-base',
            )}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {isGone && <option value={chosen}>No longer offered</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className={classes(
              'pointer-events-none absolute inset-y-0 my-auto size-4 text-ink-faint',
              size === 'sm' ? 'right-2.5' : 'right-3.5',
            )}
          />
        </span>
      )}
    </Field>
  )
}
