import { Download } from 'lucide-react'
import { useFetcher } from 'react-router'
import { ListSection } from '#app/admin/lists/list-section.tsx'
import type { MoreSource } from '#app/admin/lists/more-rows.tsx'
import type { ReadList } from '#app/admin/lists/read-list.ts'
import { InTrayDrawing } from '#app/assets/later-drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { AuditColumn } from '#domain/lists/lists.ts'
import type { AuditFilters } from '#domain/people/audit-filters.ts'
import type { AuditRow } from '#server/audit/index.ts'
import { auditTableColumns } from './audit-cells.tsx'
import { AuditSearch } from './audit-search.tsx'
import type { loader } from './more.route.ts'

export type AuditPageProps = ReadList<AuditColumn, AuditFilters, AuditRow> & { kinds: string[] }

const at = '/admin/audit'

const more: MoreSource<AuditRow> = { address: `${at}/more`, useFetch: () => useFetcher<typeof loader>() }

/** Who changed what, and when: every entry with its before and after. */
export function AuditPage({ filters, query, settings, kinds, ...list }: AuditPageProps) {
  return (
    <section aria-label="Audit log" className="@container min-w-0">
      <ListSection
        list="audit"
        title="Audit log"
        first="action"
        columns={auditTableColumns(settings.columns)}
        search={<AuditSearch {...{ filters, query, kinds }} />}
        actions={<ExportLink query={query} />}
        empty={
          <EmptyState title="Nothing matches" illustration={<InTrayDrawing />}>
            Remove a filter, or choose more days.
          </EmptyState>
        }
        {...{ ...list, settings, at, query, more }}
      />
    </section>
  )
}

const ExportLink = ({ query }: { query: string }) => (
  <a
    href={`/admin/audit.csv?${query}`}
    className="inline-flex h-9 pointer-coarse:h-11 items-center gap-2 rounded-sm px-3 font-semibold hover:bg-sunken"
  >
    <Download aria-hidden className="size-4" />
    <span className="@max-[46rem]:sr-only">Export CSV</span>
  </a>
)
