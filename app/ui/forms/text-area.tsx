import type { ComponentProps } from 'react'
import { classes } from '#app/ui/classes.ts'
import { controlStyle, Field, type FieldText } from './form-field.tsx'
import { useFirstValue } from './typed-before.ts'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> &
  FieldText & { isOptional?: boolean }

/** Multi-line text; grows with its contents if the browser can. */
export function TextArea({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  isOptional = false,
  rows = 4,
  id,
  ...rest
}: TextAreaProps) {
  const defaultValue = useFirstValue(rest)
  return (
    <Field
      {...{ label, hint, error, isLabelHidden, className, id, name: rest.name }}
      isRequired={!isOptional}
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          defaultValue={defaultValue}
          rows={rows}
          className={classes(controlStyle, 'field-sizing-content max-h-80 min-h-24 px-3.5 py-2.5 text-base')}
        />
      )}
    </Field>
  )
}
