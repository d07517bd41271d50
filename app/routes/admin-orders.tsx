import { data, Outlet, useParams } from 'react-router'
import { OrdersPage } from '#app/admin/orders-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { isStaff } from '#domain/role.ts'
import type { StaffOrderSummary } from '#server/orders/index.ts'
import type { Route } from './+types/admin-orders.ts'

/** Beyond this, searching is the quicker way; it also bounds what one address can ask for. */
const maxPages = 30

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { orders } = context.get(shopContext)
  const search = { number: text(url, 'number'), customer: text(url, 'customer') }
  if (!actor.user || !isStaff(actor.user.role))
    return data({ search, orders: [], nextPages: null }, { status: 403 })
  const pages = Math.min(maxPages, Math.max(1, Number(url.searchParams.get('pages')) || 1))
  const shown: StaffOrderSummary[] = []
  let page = await orders.listForStaff(actor, search)
  shown.push(...page.orders)
  for (let count = 1; count < pages && page.next; count++) {
    page = await orders.listForStaff(actor, { ...search, before: page.next })
    shown.push(...page.orders)
  }
  return data({ search, orders: shown, nextPages: page.next && pages < maxPages ? pages + 1 : null })
}

const text = (url: URL, name: string): string | undefined =>
  url.searchParams.get(name)?.trim().slice(0, 100) || undefined

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  const { orderId } = useParams()
  useLiveRevalidation(['order.changed', 'order.placed', 'print-file', 'shipment.changed'])
  return (
    <OrdersPage {...loaderData} openId={orderId ?? null}>
      <Outlet />
    </OrdersPage>
  )
}
