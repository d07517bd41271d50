import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useMayOpen } from './use-may.ts'

type OpenLinkProps = { to: string; className?: string; children: ReactNode }

/** A link to a back office page for those who may open it; for others just its text. */
export function OpenLink({ to, className, children }: OpenLinkProps) {
  if (!useMayOpen()(to)) return <span className={classes(className, 'no-underline')}>{children}</span>
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}

/** The same for a button, which others do not see. */
export const OpenLinkButton = (props: ComponentProps<typeof LinkButton> & { to: string }) =>
  useMayOpen()(props.to) ? <LinkButton {...props} /> : null
