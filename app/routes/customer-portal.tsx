import { Suspense } from 'react'
import { Await, data, redirect } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { OrdersFailed, OrdersLoading } from '#app/portal/orders-waiting.tsx'
import { PortalPage } from '#app/portal/portal-page.tsx'
import type { Route } from './+types/customer-portal.ts'

export const meta: Route.MetaFunction = () => [{ title: 'My Orders' }, { name: 'robots', content: 'noindex' }]

const maxPages = 30

/** The page's frame comes at once; the orders follow, and their failure is theirs alone. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  if (!actor.user) throw redirect('/auth?next=/customer-portal')
  const { orders } = context.get(shopContext)
  const pages = Math.min(maxPages, Math.max(1, Number(url.searchParams.get('pages')) || 1))
  const shown = async () => {
    const first = await orders.listForCustomer(actor)
    const list = [...first.orders]
    let next = first.next
    for (let count = 1; count < pages && next; count++) {
      const page = await orders.listForCustomer(actor, next)
      list.push(...page.orders)
      next = page.next
    }
    return { list, nextPages: next && pages < maxPages ? pages + 1 : null }
  }
  return data({ email: actor.user.email, orders: shown() })
}

export default function CustomerPortal({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation(['order.changed', 'order.placed'])
  return (
    <Suspense fallback={<OrdersLoading />}>
      <Await resolve={loaderData.orders} errorElement={<OrdersFailed />}>
        {({ list, nextPages }) => <PortalPage email={loaderData.email} orders={list} nextPages={nextPages} />}
      </Await>
    </Suspense>
  )
}
