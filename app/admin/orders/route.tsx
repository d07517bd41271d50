import { data, Outlet, useParams } from 'react-router'
import { OrdersPage } from '#app/admin/orders/page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { readOrderFilters } from '#domain/orders/order-filters.ts'
import type { Route } from './+types/route.ts'
import { readOrderPage, readOrderSettings, readOrderSort } from './read-order-page.ts'
import { usualViews } from './usual-views.ts'

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const { desk } = shop.orders
  const filters = readOrderFilters(searchParams)
  const [settings, saved] = await Promise.all([readOrderSettings(shop, actor), desk.listFilters(actor)])
  const views = [
    ...usualViews.map((view) => ({ ...view, id: null })),
    ...saved.map(({ id, name, query }) => ({
      id,
      name,
      filters: readOrderFilters(new URLSearchParams(query)),
    })),
  ]
  const [page, sums, counts, waiting] = await Promise.all([
    readOrderPage(shop, actor, searchParams, settings.rows),
    desk.sums(actor, filters),
    desk.countViews(
      actor,
      views.map((view) => view.filters),
    ),
    shop.manualOrders.listWaiting(actor),
  ])
  return data({
    ...{ filters, settings, sums, waiting, page },
    sort: readOrderSort(searchParams),
    views: views.map((view, index) => ({ ...view, count: counts[index] ?? 0 })),
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
