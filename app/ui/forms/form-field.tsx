import { CircleAlert } from 'lucide-react'
import { type ReactNode, use, useId } from 'react'
import { classes } from '#app/ui/classes.ts'
import { FormAround } from './typed-before.ts'

export type FieldText = {
  label: ReactNode
  hint?: ReactNode
  /** Shown beside the field; an empty one counts as no error. */
  error?: string | string[] | null
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean
  className?: string
}

/** What a control needs so that its label, hint and error are read out with it. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, then the control, then the error or else the hint. */
export function Field({
  label,
  hint,
  error,
  isLabelHidden = false,
  isRequired = true,
  className,
  id: givenId,
  name = '',
  children,
}: FieldText & {
  id?: string
  name?: string
  isRequired?: boolean
  children: (control: FieldControl) => ReactNode
}) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { errors } = use(FormAround)
  const message = firstMessage(error) ?? (errors[name] || null)
  const hasNote = message !== null || Boolean(hint)
  return (
    <div className={classes('min-w-0', className)}>
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'mb-1.5 flex items-baseline gap-2 text-sm font-semibold'}
      >
        {label}
        {/* No one expects to fill in every field of a search. */}
        {!isRequired && (
          <span className="text-xs font-normal text-ink-faint in-[[role=search]]:hidden">optional</span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': hasNote ? `${id}-note` : undefined,
        'aria-invalid': message === null ? undefined : true,
      })}
      <FieldNote id={`${id}-note`} hint={hint} message={message} />
    </div>
  )
}

export function FieldNote({ id, hint, message }: { id: string; hint?: ReactNode; message: string | null }) {
  if (message !== null) {
    return (
      <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm text-red-ink">
        <CircleAlert className="mt-[0.2em] size-[1.05em] shrink-0" aria-hidden />
        {message}
      </p>
    )
  }
  if (!hint) return null
  return (
    <p id={id} className="mt-1.5 text-sm text-ink-muted">
      {hint}
    </p>
  )
}

export function firstMessage(error: FieldText['error']): string | null {
  const message = Array.isArray(error) ? error[0] : error
  return message ? message : null
}

/** The box of text inputs, areas and selects. */
export const controlStyle = classes(
  'block w-full min-w-0 rounded-md border border-line-strong bg-surface text-ink',
  'transition-[border-color,box-shadow] hover:border-ink-faint',
  'focus-visible:border-magenta-ink focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-magenta-ink',
  'aria-invalid:border-red-ink disabled:opacity-50 disabled:bg-sunken [&[readonly]]:bg-sunken',
)
