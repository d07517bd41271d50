import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type PageHeaderProps = {
  title: ReactNode
  description?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
  /** A line above the title: where the user is, or a way back. */
  above?: ReactNode
  className?: string
}

/** The only h1 of a page. */
export function PageHeader({ title, description, actions, above, className }: PageHeaderProps) {
  return (
    <header className={classes('flex flex-wrap items-end justify-between gap-x-8 gap-y-4', className)}>
      <div className="min-w-0 max-w-prose">
        {above && <div className="mb-2 text-sm text-ink-muted">{above}</div>}
        <h1 className="text-xl font-extrabold">{title}</h1>
        {description && <p className="mt-2 text-ink-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
    </header>
  )
}
