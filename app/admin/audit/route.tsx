import { AuditPage } from '#app/admin/audit/page.tsx'
import { readList } from '#app/admin/lists/read-list.ts'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/route.ts'
import { auditSource } from './audit-source.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Audit log · Admin Portal' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const [list, kinds] = await Promise.all([
    readList(shop, actor, url.searchParams, auditSource(shop, actor)),
    shop.auditLog.kinds(actor),
  ])
  return { ...list, kinds }
}

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Error fetching the audit log" />
}
