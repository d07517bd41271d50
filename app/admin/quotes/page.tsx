import { ArrowLeft } from 'lucide-react'
import { Link, useFetcher, useSearchParams } from 'react-router'
import { chosenColumns } from '#app/admin/lists/chosen-columns.ts'
import { ListFrame } from '#app/admin/lists/list-frame.tsx'
import { ListSearch } from '#app/admin/lists/list-search.tsx'
import { ListSection } from '#app/admin/lists/list-section.tsx'
import type { MoreSource } from '#app/admin/lists/more-rows.tsx'
import type { ReadList } from '#app/admin/lists/read-list.ts'
import { InTrayDrawing } from '#app/assets/in-tray-drawing.tsx'
import { useLiveRevalidation } from '#app/live.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { type QuoteColumn, quoteColumns } from '#domain/lists/lists.ts'
import { bulkQuoteStates } from '#domain/orders/bulk-quote-words.ts'
import { bulkQuoteStateNames, type QuoteFilters, writeQuoteFilters } from '#domain/orders/quote-filters.ts'
import type { ManualOrderCard } from '#server/manual-orders/index.ts'
import type { QuoteRow, StaffQuote } from '#server/quotes/index.ts'
import type { loader } from './more.route.ts'
import { OpenQuote } from './open-quote.tsx'
import { quoteCells } from './quote-cells.tsx'

export type QuotesPageProps = ReadList<QuoteColumn, QuoteFilters, QuoteRow> & {
  open: StaffQuote | null
  /** What was made of the one that is open. */
  madeOrders: ManualOrderCard[]
}

const at = '/admin/quotes'

const more: MoreSource<QuoteRow> = { address: `${at}/more`, useFetch: () => useFetcher<typeof loader>() }

/** Requests for bulk prices and questions: the list, and beside it the one that is open, with its thread. */
export function QuotesPage({ filters, settings, open, madeOrders, ...list }: QuotesPageProps) {
  useLiveRevalidation(['quote.changed', 'manual-order.changed'])
  const [params] = useSearchParams()
  const query = writeQuoteFilters(filters)
  const to = (id: string | null): string => {
    const address = new URLSearchParams(params)
    if (id === null) address.delete('quote')
    else address.set('quote', id)
    return `?${address}`
  }
  const openId = open?.id ?? null
  return (
    <ListFrame
      label="Quote Requests"
      isOpen={open !== null}
      list={
        <ListSection
          list="quotes"
          title="Quote Requests"
          first="name"
          columns={chosenColumns(quoteColumns, quoteCells(openId, to), settings.columns, 'name')}
          search={<QuoteSearch {...{ filters, query }} />}
          empty={<NoQuotes isSearched={query !== ''} />}
          {...{ ...list, settings, at, query, more, openId }}
        />
      }
    >
      {open && (
        <div className="max-w-4xl px-4 py-5 sm:px-6">
          <Link to={to(null)} className="mb-3 inline-flex items-center gap-1.5 text-ink-muted xl:hidden">
            <ArrowLeft aria-hidden className="size-4" /> All requests
          </Link>
          <OpenQuote key={open.id} quote={open} madeOrders={madeOrders} />
        </div>
      )}
    </ListFrame>
  )
}

const QuoteSearch = ({ filters, query }: { filters: QuoteFilters; query: string }) => (
  <ListSearch {...{ at, query }}>
    <TextField label="Name, email or phone" name="text" size="sm" defaultValue={filters.text} isOptional />
    <Select
      label="State"
      name="state"
      size="sm"
      placeholder="Any"
      options={bulkQuoteStates.map((value) => ({ value, label: bulkQuoteStateNames[value] }))}
      defaultValue={filters.state ?? ''}
      isOptional
    />
  </ListSearch>
)

const NoQuotes = ({ isSearched }: { isSearched: boolean }) => (
  <EmptyState title={isSearched ? 'No request matches' : 'No requests'} illustration={<InTrayDrawing />}>
    {isSearched
      ? 'Try part of a name, address or phone number, or another state.'
      : 'Whoever asks for a bulk price, or writes on the contact page, appears here.'}
  </EmptyState>
)
