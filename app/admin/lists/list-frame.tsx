import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'

type ListFrameProps = {
  label: string
  /** An entry of the list is open beside it. */
  isOpen: boolean
  list: ReactNode
  children: ReactNode
}

/** A list that takes the whole screen, or sits beside its open entry; on phones only one of the two shows. */
export function ListFrame({ label, isOpen, list, children }: ListFrameProps) {
  return (
    <div
      className={classes(
        'grid grid-cols-[minmax(0,1fr)] xl:h-[calc(100dvh-var(--bar,0px))]',
        isOpen && 'xl:grid-cols-[27rem_minmax(0,1fr)]',
      )}
    >
      {isOpen && <h1 className="sr-only xl:hidden">{label}</h1>}
      <section
        aria-label={label}
        className={classes(
          '@container relative min-w-0 border-line xl:flex xl:h-[calc(100dvh-var(--bar,0px))] xl:flex-col xl:overflow-y-auto',
          isOpen && 'max-xl:hidden xl:border-r',
        )}
      >
        {list}
      </section>
      <div
        className={classes(
          'relative min-w-0 xl:h-[calc(100dvh-var(--bar,0px))] xl:overflow-y-auto',
          !isOpen && 'hidden',
        )}
      >
        {children}
      </div>
    </div>
  )
}
