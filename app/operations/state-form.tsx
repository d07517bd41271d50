import type { ReactNode } from 'react'
import { formField } from './form-field.ts'

type StateFormProps = {
  of: { id: string }
  /** Its purpose, for screen readers. */
  label: string
  className?: string
  children: ReactNode
}

/** A form whose fields are state of its page; the page sends it with a button of its own. */
export function StateForm({ of, label, className, children }: StateFormProps) {
  return (
    <form
      data-state-form
      aria-label={label}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className={className}
    >
      <input type="hidden" name={formField} value={of.id} />
      {children}
    </form>
  )
}
