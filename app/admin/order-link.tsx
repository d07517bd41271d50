import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import { useMay } from './use-may.ts'

type OrderLinkProps = { orderId: string; className: string; children: ReactNode }

/** Leads to the order whoever may see it; to others, such as the floor, its number alone. */
export function OrderLink({ orderId, className, children }: OrderLinkProps) {
  const may = useMay()
  if (!may('orders.read')) return <span className={classes(className, 'no-underline')}>{children}</span>
  return (
    <Link to={`/admin/orders/${orderId}`} className={className}>
      {children}
    </Link>
  )
}
