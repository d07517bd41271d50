import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { isLocalDay } from '#domain/local-time.ts'
import type { Route } from './+types/route.ts'
import { EndOfDayPage } from './page.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'End of day · Admin Portal' }]

/** `?day=2026-11-26`: today by default. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const asked = url.searchParams.get('day')
  return context.get(shopContext).shipping.listDay(actor, asked !== null && isLocalDay(asked) ? asked : null)
}

export default function AdminEndOfDay({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation(['shipment.changed'])
  return <EndOfDayPage shipped={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Failed to load the end of day" />
}
