import { Outlet, useParams } from 'react-router'
import { PaymentsPage } from '#app/admin/payments/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Payments · Admin Portal' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const filter = url.searchParams.get('filter') ?? 'all'
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100)
  const before = url.searchParams.get('before') ?? undefined
  const page = await context.get(shopContext).payments.list(actor, { filter, search, before })
  return { ...page, filter, search, isFirst: before === undefined }
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
