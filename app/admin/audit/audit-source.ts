import type { ListSource } from '#app/admin/lists/read-list.ts'
import { type AuditColumn, lists } from '#domain/lists/lists.ts'
import { type AuditFilters, readAuditFilters } from '#domain/people/audit-filters.ts'
import type { AuditRow } from '#server/audit/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'

export const auditSource = (
  { auditLog }: Pick<Shop, 'auditLog'>,
  actor: Actor,
): ListSource<AuditColumn, AuditFilters, AuditRow> => ({
  ...{ name: 'audit', columns: lists.audit.columns, sort: lists.audit.sort },
  usual: [
    { name: 'All', query: '' },
    { name: 'Orders', query: 'kind=order' },
    { name: 'People', query: 'kind=people' },
    { name: 'Settings', query: 'kind=settings' },
  ],
  readFilters: readAuditFilters,
  table: (wish) => auditLog.table(actor, wish),
  counts: (views) => auditLog.counts(actor, views),
})
