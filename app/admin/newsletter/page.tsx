import { Download } from 'lucide-react'
import { useFetcher } from 'react-router'
import { ListSection } from '#app/admin/lists/list-section.tsx'
import type { MoreSource } from '#app/admin/lists/more-rows.tsx'
import type { ReadList } from '#app/admin/lists/read-list.ts'
import { useMayOpen } from '#app/admin/use-may.ts'
import { InTrayDrawing } from '#app/assets/later-drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { SignupFilters } from '#domain/content/signup-filters.ts'
import type { SignupColumn } from '#domain/lists/lists.ts'
import type { SignupRow } from '#server/newsletter/index.ts'
import type { loader } from './more.route.ts'
import { NewsletterHead } from './newsletter-head.tsx'
import { signupTableColumns } from './signup-cells.tsx'
import { SignupSearch } from './signup-search.tsx'

const at = '/admin/newsletter'

const more: MoreSource<SignupRow> = { address: `${at}/more`, useFetch: () => useFetcher<typeof loader>() }

/** Who has signed up (docs/spec-map.md B2: count, Email and Signup Date, Export CSV). */
export function NewsletterPage({
  filters,
  query,
  settings,
  ...list
}: ReadList<SignupColumn, SignupFilters, SignupRow>) {
  return (
    <section aria-label="Newsletter signups" className="@container min-w-0">
      <ListSection
        list="newsletter"
        title="Newsletter signups"
        head={<NewsletterHead />}
        first="email"
        columns={signupTableColumns(settings.columns)}
        search={<SignupSearch {...{ filters, query }} />}
        actions={<ExportLink />}
        empty={<NoSignups isSearched={query !== ''} />}
        {...{ ...list, settings, at, query, more }}
      />
    </section>
  )
}

function ExportLink() {
  if (!useMayOpen()('/admin/newsletter.csv')) return null
  return (
    <a
      href="/admin/newsletter.csv"
      className="inline-flex h-9 pointer-coarse:h-11 items-center gap-2 rounded-sm px-3 font-semibold hover:bg-sunken"
    >
      <Download aria-hidden className="size-4" />
      <span className="@max-[46rem]:sr-only">Export CSV</span>
    </a>
  )
}

const NoSignups = ({ isSearched }: { isSearched: boolean }) => (
  <EmptyState title={isSearched ? 'No address matches' : 'No signups yet'} illustration={<InTrayDrawing />}>
    {isSearched
      ? 'Try another part of the address, or another state.'
      : 'Anyone who leaves an address at the bottom of the shop appears here.'}
  </EmptyState>
)
