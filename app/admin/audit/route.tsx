import { AuditPage } from '#app/admin/audit/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Audit log · Admin Portal' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { auditLog, settings } = context.get(shopContext)
  const filter = auditLog.readFilter(url.searchParams)
  const [page, { timeZone }] = await Promise.all([auditLog.list(actor, filter), settings.read()])
  return { ...page, filter, timeZone }
}

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Error fetching the audit log" />
}
