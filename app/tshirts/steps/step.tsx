import { type ReactNode, useId } from 'react'
import { classes } from '#app/ui/classes.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

/** One of the six numbered steps; its number is filled in when the step is done. */
export function Step(props: { number: number; title: string; isDone: boolean; children: ReactNode }) {
  const { number, title, isDone, children } = props
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6 first:border-t-0 first:pt-0">
      <h2 id={id} className="mb-4 flex items-center gap-3 text-lg font-bold">
        <span
          className={classes(
            'figures inline-flex size-8 shrink-0 items-center justify-center rounded-full font-sans text-sm font-bold',
            isDone ? 'bg-press text-on-press' : 'border-2 border-line-strong text-ink',
          )}
        >
          <span aria-hidden>{number}</span>
          <VisuallyHidden>
            Step {number}
            {isDone ? ', done: ' : ': '}
          </VisuallyHidden>
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
