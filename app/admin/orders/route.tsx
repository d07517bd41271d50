import { data, Outlet, useParams } from 'react-router'
import { readList } from '#app/admin/lists/read-list.ts'
import { OrdersPage } from '#app/admin/orders/page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { readOrderFilters } from '#domain/orders/order-filters.ts'
import type { Route } from './+types/route.ts'
import { ordersSource } from './orders-source.ts'

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const [list, sums, waiting] = await Promise.all([
    readList(shop, actor, searchParams, ordersSource(shop, actor)),
    shop.orders.desk.sums(actor, readOrderFilters(searchParams)),
    shop.draftOrders.listWaiting(actor),
  ])
  return data({ ...list, sums, waiting })
}

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  const { orderId } = useParams()
  useLiveRevalidation([
    'order.changed',
    'order.placed',
    'production.changed',
    'print-file.changed',
    'shipment.changed',
    'draft-order.changed',
  ])
  return (
    <OrdersPage {...loaderData} openId={orderId ?? null}>
      <Outlet />
    </OrdersPage>
  )
}
