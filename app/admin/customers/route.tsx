import { readList } from '#app/admin/lists/read-list.ts'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/route.ts'
import { customersSource } from './customers-source.ts'
import { CustomersPage } from './page.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Customers · Admin Portal' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const [list, tags] = await Promise.all([
    readList(shop, actor, url.searchParams, customersSource(shop, actor)),
    shop.reports.customers.tags(actor),
  ])
  return { ...list, tags }
}

export default function AdminCustomers({ loaderData }: Route.ComponentProps) {
  return <CustomersPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Error fetching customers" />
}
