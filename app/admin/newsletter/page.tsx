import { Download } from 'lucide-react'
import { useFetcher } from 'react-router'
import { type Cells, chosenColumns } from '#app/admin/lists/chosen-columns.ts'
import { ListSearch } from '#app/admin/lists/list-search.tsx'
import { ListSection } from '#app/admin/lists/list-section.tsx'
import type { MoreSource } from '#app/admin/lists/more-rows.tsx'
import type { ReadList } from '#app/admin/lists/read-list.ts'
import { InTrayDrawing } from '#app/assets/in-tray-drawing.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import {
  type SignupFilters,
  signupStateNames,
  signupStates,
  writeSignupFilters,
} from '#domain/content/signup-filters.ts'
import { type SignupColumn, signupColumns } from '#domain/lists/lists.ts'
import { formatMoment } from '#domain/shop/shop-time.ts'
import type { SignupRow } from '#server/newsletter/index.ts'
import type { loader } from './more.route.ts'
import { NewsletterHead } from './newsletter-head.tsx'

const at = '/admin/newsletter'

const more: MoreSource<SignupRow> = { address: `${at}/more`, useFetch: () => useFetcher<typeof loader>() }

/** Who has signed up (docs/spec-map.md B2: count, Email and Signup Date, Export CSV). */
export function NewsletterPage({
  filters,
  settings,
  ...list
}: ReadList<SignupColumn, SignupFilters, SignupRow>) {
  const query = writeSignupFilters(filters)
  return (
    <section aria-label="Newsletter signups" className="@container min-w-0">
      <ListSection
        list="newsletter"
        title="Newsletter signups"
        head={<NewsletterHead />}
        first="email"
        columns={chosenColumns(signupColumns, cells, settings.columns, 'email')}
        search={<SignupSearch {...{ filters, query }} />}
        actions={<ExportLink />}
        empty={<NoSignups isSearched={query !== ''} />}
        {...{ ...list, settings, at, query, more }}
      />
    </section>
  )
}

const tones = { subscribed: 'green', waiting: 'yellow', unsubscribed: 'neutral' } as const

const cells: Cells<SignupColumn, SignupRow> = {
  email: {
    card: 'title',
    cell: ({ email }) => <span className="whitespace-normal break-all font-medium">{email}</span>,
  },
  date: {
    card: 'when',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt.toISOString()} className="figures">
        {formatMoment(createdAt)}
      </time>
    ),
  },
  state: {
    card: 'state',
    cell: ({ state }) => <Badge tone={tones[state]}>{signupStateNames[state]}</Badge>,
  },
}

const SignupSearch = ({ filters, query }: { filters: SignupFilters; query: string }) => (
  <ListSearch {...{ at, query }}>
    <TextField
      label="Search addresses"
      name="search"
      size="sm"
      placeholder="Part of an address"
      defaultValue={filters.search}
      isOptional
    />
    <Select
      label="State"
      name="state"
      size="sm"
      placeholder="Any"
      options={signupStates.map((value) => ({ value, label: signupStateNames[value] }))}
      defaultValue={filters.state ?? ''}
      isOptional
    />
  </ListSearch>
)

const ExportLink = () => (
  <a
    href="/admin/newsletter.csv"
    className="inline-flex h-9 pointer-coarse:h-11 items-center gap-2 rounded-sm px-3 font-semibold hover:bg-sunken"
  >
    <Download aria-hidden className="size-4" />
    Export CSV
  </a>
)

const NoSignups = ({ isSearched }: { isSearched: boolean }) => (
  <EmptyState title={isSearched ? 'No address matches' : 'No signups yet'} illustration={<InTrayDrawing />}>
    {isSearched
      ? 'Try another part of the address, or another state.'
      : 'Whoever leaves an address at the foot of the shop appears here.'}
  </EmptyState>
)
