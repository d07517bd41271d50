import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import { controlStyle, Field, type FieldText } from './form-field.tsx'
import { useFirstValue } from './typed-before.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'prefix' | 'size'> &
  FieldText & {
    size?: 'sm' | 'md'
    /** Shown inside the box, before or after the input ("$", "in", an icon). */
    prefix?: ReactNode
    suffix?: ReactNode
    /** Marks the field as optional. */
    isOptional?: boolean
  }

export function TextField({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  size = 'md',
  prefix,
  suffix,
  isOptional = false,
  type = 'text',
  id,
  ...rest
}: TextFieldProps) {
  const defaultValue = useFirstValue(rest)
  return (
    <Field
      {...{ label, hint, error, isLabelHidden, className, id, name: rest.name }}
      isRequired={!isOptional}
    >
      {(control) => (
        <span className="relative block">
          {prefix && (
            <span className="pointer-events-none absolute inset-y-0 left-0 flex items-center pl-3 text-ink-faint [&_svg]:size-4.5">
              {prefix}
            </span>
          )}
          <input
            {...rest}
            {...control}
            defaultValue={defaultValue}
            type={type}
            className={classes(
              controlStyle,
              size === 'sm'
                ? 'h-9 px-2.5 text-sm pointer-coarse:h-11 pointer-coarse:text-base'
                : 'h-11 px-3.5 text-base',
              Boolean(prefix) && (size === 'sm' ? 'pl-8' : 'pl-10'),
              Boolean(suffix) && 'pr-11',
              type === 'number' && 'figures',
            )}
          />
          {suffix && (
            <span className="absolute inset-y-0 right-0 flex items-center pr-3 text-sm text-ink-faint [&_svg]:size-4.5">
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
