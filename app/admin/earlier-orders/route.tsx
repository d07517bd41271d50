import { EarlierOrdersPage } from '#app/admin/earlier-orders/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Earlier orders · Admin Portal' }]

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const text = searchParams.get('text')?.trim().slice(0, 200) ?? ''
  const cursor = searchParams.get('cursor')
  const { operations } = context.get(shopContext)
  const asked = { ...(text && { text }), ...(cursor && { cursor }) }
  const page = await operations.ask('earlier-orders.list', actor, asked)
  return { ...page, text, isFirst: cursor === null }
}

export default function AdminEarlierOrders({ loaderData }: Route.ComponentProps) {
  return <EarlierOrdersPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Earlier orders cannot be read just now" />
}
