import type { ReactNode } from 'react'
import { OpenLink } from './open-link.tsx'

type OrderLinkProps = { orderId: string; className: string; children: ReactNode }

/** Leads to the order whoever may see it; to others, such as the floor, its number alone. */
export const OrderLink = ({ orderId, ...rest }: OrderLinkProps) => (
  <OpenLink to={`/admin/orders/${orderId}`} {...rest} />
)
