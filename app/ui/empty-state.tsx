import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  /** A drawing from app/assets, such as <EmptyCartDrawing className="w-full" />. */
  illustration?: ReactNode
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
  className?: string
}

/** Nothing here yet: says so kindly, along with what to do next. */
export function EmptyState({
  title,
  children,
  illustration,
  action,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classes('mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center', className)}>
      {illustration && <div className="mb-6 min-h-40 w-52">{illustration}</div>}
      <Heading className="text-lg font-bold">{title}</Heading>
      {children && <div className="mt-2 text-ink-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
