import type { ReactNode } from 'react'
import { OpenLink } from './open-link.tsx'

type OrderLinkProps = { orderId: string; className: string; children: ReactNode }

/** Links to the order for those who may see it; for others, such as the floor, just its number. */
export const OrderLink = ({ orderId, ...rest }: OrderLinkProps) => (
  <OpenLink to={`/admin/orders/${orderId}`} {...rest} />
)
