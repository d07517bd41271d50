import { data, Outlet, useParams } from 'react-router'
import { OrdersPage } from '#app/admin/orders/page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { isOnTheWay } from '#domain/orders/due-date.ts'
import { readOrderFilters } from '#domain/orders/order-filters.ts'
import type { StaffOrderSummary } from '#server/orders/index.ts'
import type { Route } from './+types/route.ts'

/** Beyond this, searching is the quicker way; it also bounds what one address can ask for. */
const maxPages = 30

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { orders, manualOrders, production } = context.get(shopContext)
  const filters = readOrderFilters(url.searchParams)
  const pages = Math.min(maxPages, Math.max(1, Number(url.searchParams.get('pages')) || 1))
  const shown: StaffOrderSummary[] = []
  let page = await orders.listForStaff(actor, filters)
  shown.push(...page.orders)
  for (let count = 1; count < pages && page.next; count++) {
    page = await orders.listForStaff(actor, { ...filters, before: page.next })
    shown.push(...page.orders)
  }
  const finished = shown.filter(({ status }) => !isOnTheWay(status) && status !== 'cancelled')
  const unpacked = await production.listUnpacked(
    actor,
    finished.map(({ id }) => id),
  )
  const saved = await orders.desk.listFilters(actor)
  const waiting = await manualOrders.listWaiting(actor)
  return data({
    filters,
    saved,
    waiting,
    orders: shown,
    leftOvers: unpacked.filter(({ isTracked }) => isTracked),
    nextPages: page.next && pages < maxPages ? pages + 1 : null,
  })
}

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  const { orderId } = useParams()
  useLiveRevalidation([
    'order.changed',
    'order.placed',
    'production.changed',
    'print-file.changed',
    'shipment.changed',
    'manual-order.changed',
  ])
  return (
    <OrdersPage {...loaderData} openId={orderId ?? null}>
      <Outlet />
    </OrdersPage>
  )
}
