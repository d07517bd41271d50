import type { ReactNode } from 'react'
import { guardedBy } from './operation-form.tsx'

type StateFormProps = {
  of: { id: string; isBusy: boolean }
  /** What it is for, told to screen readers. */
  label: string
  className?: string
  children: ReactNode
}

/** A form whose fields are state of its page, which sends it with a button of its own. */
export function StateForm({ of, label, className, children }: StateFormProps) {
  return (
    <form
      {...guardedBy(of)}
      data-state-form
      aria-label={label}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className={className}
    >
      {children}
    </form>
  )
}
