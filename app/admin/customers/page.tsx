import { Download } from 'lucide-react'
import { useFetcher } from 'react-router'
import { ListSection } from '#app/admin/lists/list-section.tsx'
import type { MoreSource } from '#app/admin/lists/more-rows.tsx'
import type { ReadList } from '#app/admin/lists/read-list.ts'
import { OpenLinkButton } from '#app/admin/open-link.tsx'
import { NotebookDrawing } from '#app/assets/later-drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { CustomerColumn } from '#domain/lists/lists.ts'
import type { CustomerFilters } from '#domain/people/customer-filters.ts'
import type { CustomerRow } from '#server/reports/index.ts'
import { customerTableColumns } from './customer-columns.tsx'
import { CustomerSearch } from './customer-search.tsx'
import type { loader } from './more.route.ts'

export type CustomersPageProps = ReadList<CustomerColumn, CustomerFilters, CustomerRow> & {
  /** All existing tags. */
  tags: { tag: string; count: number }[]
}

const at = '/admin/customers'

const more: MoreSource<CustomerRow> = {
  address: `${at}/more`,
  useFetch: () => useFetcher<typeof loader>(),
}

/** Everyone with an account: searched by name, address, phone and company, sorted by what they bought. */
export function CustomersPage({ filters, query, settings, tags, ...list }: CustomersPageProps) {
  return (
    <section aria-label="Customers" className="@container min-w-0">
      <ListSection
        list="customers"
        title="Customers"
        first="name"
        columns={customerTableColumns(settings.columns)}
        search={<CustomerSearch {...{ filters, tags, query }} />}
        actions={<ExportLink />}
        empty={<NoCustomers isSearched={query !== ''} />}
        {...{ ...list, settings, at, query, more }}
      />
    </section>
  )
}

const ExportLink = () => (
  <OpenLinkButton to="/admin/import-export" size="sm" variant="quiet">
    <Download aria-hidden className="size-4" />
    <span className="@max-[46rem]:sr-only">Export CSV</span>
  </OpenLinkButton>
)

const NoCustomers = ({ isSearched }: { isSearched: boolean }) => (
  <EmptyState
    title={isSearched ? 'No customer matches' : 'No customers yet'}
    illustration={<NotebookDrawing className="w-full" />}
  >
    {isSearched
      ? 'Try part of the name, address, phone, or company. For someone who bought without an account, look under Orders.'
      : 'Anyone who creates an account appears here. For guest buyers, look under Orders.'}
  </EmptyState>
)
