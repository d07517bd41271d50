import { data } from 'react-router'
import { DashboardPage } from '#app/admin/dashboard/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Dashboard · Admin Portal' }]

/** `?from=2026-11-01&to=2026-11-20`: days of the shop's calendar; the last 30 by default. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor, report } = context.get(visitContext)
  const { reports, clock } = context.get(shopContext)
  const asked = {
    from: url.searchParams.get('from') ?? undefined,
    to: url.searchParams.get('to') ?? undefined,
  }
  try {
    return data({ dashboard: await reports.dashboard(actor, asked), now: clock.now() })
  } catch (error) {
    report(error)
    return data(null, { status: 503 })
  }
}

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation(['order.placed', 'order.changed'])
  return loaderData ? (
    <DashboardPage {...loaderData} />
  ) : (
    <SectionFailed error={null} title="The figures couldn’t be loaded" />
  )
}
