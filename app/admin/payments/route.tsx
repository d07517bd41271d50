import { Outlet, useParams } from 'react-router'
import { readList } from '#app/admin/lists/read-list.ts'
import { PaymentsPage } from '#app/admin/payments/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import type { Route } from './+types/route.ts'
import { paymentsSource } from './payments-source.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Payments · Admin Portal' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  return readList(shop, actor, url.searchParams, paymentsSource(shop, actor))
}

export default function AdminPayments({ loaderData }: Route.ComponentProps) {
  const { attemptId } = useParams()
  useLiveRevalidation(['payment.checked', 'order.placed', 'order.changed'])
  return (
    <PaymentsPage {...loaderData} openId={attemptId ?? null}>
      <Outlet />
    </PaymentsPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Error loading payments" />
}
