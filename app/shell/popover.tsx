import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { classes } from '#app/ui/classes.ts'

/**
 * A panel opened by a button with `popoverTarget`. Uses the browser's own popover: it works before JavaScript runs,
 * closes on Escape and on a click elsewhere, and costs no bytes. Navigating to another page closes it.
 */
export function Popover({
  id,
  label,
  align = 'start',
  className,
  children,
}: {
  id: string
  label: string
  align?: 'start' | 'end'
  className?: string
  children: ReactNode
}) {
  const { key } = useLocation()
  return (
    <section
      key={key}
      id={id}
      popover="auto"
      aria-label={label}
      className={classes(
        'shell-popover rounded-lg border border-line bg-raised p-2 text-ink shadow-lg',
        align === 'end' && 'shell-popover-end',
        className,
      )}
    >
      {children}
    </section>
  )
}
