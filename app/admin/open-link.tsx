import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useMayOpen } from './use-may.ts'

type OpenLinkProps = { to: string; className?: string; children: ReactNode }

/** A link to a page of the back office for whoever may open it; to others what it says alone. */
export function OpenLink({ to, className, children }: OpenLinkProps) {
  if (!useMayOpen()(to)) return <span className={classes(className, 'no-underline')}>{children}</span>
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}

/** The same of a button, which others do not see. */
export const OpenLinkButton = (props: ComponentProps<typeof LinkButton> & { to: string }) =>
  useMayOpen()(props.to) ? <LinkButton {...props} /> : null
