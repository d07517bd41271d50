import { EarlierOrdersPage } from '#app/admin/earlier-orders/page.tsx'
import { readPlainList } from '#app/admin/lists/read-plain-list.ts'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Earlier orders · Admin Portal' }]

export function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  return readPlainList(context.get(shopContext), actor, { name: 'earlier-orders.list' }, url)
}

export default function AdminEarlierOrders({ loaderData }: Route.ComponentProps) {
  return <EarlierOrdersPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Earlier orders can’t be loaded right now" />
}
