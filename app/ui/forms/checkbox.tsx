import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '#app/ui/classes.ts'
import { FieldNote, type FieldText, firstMessage } from './form-field.tsx'
import { useFirstTick } from './typed-before.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode
  hint?: ReactNode
  error?: FieldText['error']
  isLabelHidden?: boolean
  className?: string
}

export function Checkbox({ label, hint, error, isLabelHidden = false, className, ...rest }: CheckboxProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const message = firstMessage(error)
  // Without a visible label, the area around the box is clickable too.
  const Box = isLabelHidden ? 'label' : 'span'
  const wasTicked = useFirstTick(rest.name, rest.value, rest.defaultChecked)
  return (
    <div className={className}>
      <div className="flex items-start gap-2.5">
        <Box
          className={classes(
            'relative mt-[0.2em] inline-flex size-4.5 shrink-0',
            isLabelHidden && 'after:absolute after:-inset-3.25',
          )}
        >
          <input
            {...rest}
            defaultChecked={rest.checked === undefined ? wasTicked : undefined}
            id={id}
            type="checkbox"
            aria-invalid={message === null ? undefined : true}
            aria-describedby={message !== null || hint ? `${id}-note` : undefined}
            className={classes(
              'peer relative z-1 size-4.5 cursor-pointer appearance-none rounded-xs border border-line-strong bg-surface transition-colors',
              'checked:border-magenta checked:bg-magenta disabled:opacity-50 aria-invalid:border-red-ink',
            )}
          />
          <Check
            aria-hidden
            strokeWidth={3.5}
            className="pointer-events-none invisible absolute inset-0 z-2 m-auto size-3 text-on-magenta peer-checked:visible"
          />
        </Box>
        <label htmlFor={id} className={isLabelHidden ? 'sr-only' : undefined}>
          {label}
        </label>
      </div>
      <FieldNote id={`${id}-note`} hint={hint} message={message} />
    </div>
  )
}
