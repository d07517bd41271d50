import { shopContext, visitContext } from '#app/context.ts'
import { readAuditFilters } from '#domain/people/audit-filters.ts'
import type { Route } from './+types/csv.route.ts'

/** The entries matching the audit log's filter, as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { auditLog } = context.get(shopContext)
  return new Response(await auditLog.exportCsv(actor, readAuditFilters(url.searchParams)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit-log.csv"',
      'cache-control': 'no-store',
    },
  })
}
