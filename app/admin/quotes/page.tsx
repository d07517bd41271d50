import { useFetcher, useSearchParams } from 'react-router'
import { ListFrame } from '#app/admin/lists/list-frame.tsx'
import { ListSection } from '#app/admin/lists/list-section.tsx'
import type { MoreSource } from '#app/admin/lists/more-rows.tsx'
import { OpenBeside } from '#app/admin/lists/open-beside.tsx'
import type { ReadList } from '#app/admin/lists/read-list.ts'
import { useLiveRevalidation } from '#app/live.ts'
import type { QuoteColumn } from '#domain/lists/lists.ts'
import type { QuoteFilters } from '#domain/orders/quote-filters.ts'
import type { QuoteRow } from '#server/quotes/index.ts'
import type { loader } from './more.route.ts'
import { NoQuotes } from './no-quotes.tsx'
import { OpenQuote, type OpenQuoteProps } from './open-quote.tsx'
import { quoteTableColumns } from './quote-cells.tsx'
import { QuoteSearch } from './quote-search.tsx'

export type QuotesPageProps = ReadList<QuoteColumn, QuoteFilters, QuoteRow> & {
  /** The open request, with the orders made from it. */
  open: OpenQuoteProps | null
}

const at = '/admin/quotes'

const more: MoreSource<QuoteRow> = { address: `${at}/more`, useFetch: () => useFetcher<typeof loader>() }

/** Requests for bulk prices and questions: the list, and the open one beside it with its thread. */
export function QuotesPage({ filters, query, settings, open, ...list }: QuotesPageProps) {
  useLiveRevalidation(['quote.changed', 'draft-order.changed'])
  const [params] = useSearchParams()
  const to = (id: string | null): string => {
    const address = new URLSearchParams(params)
    if (id === null) address.delete('quote')
    else address.set('quote', id)
    return `?${address}`
  }
  const openId = open?.quote.id ?? null
  return (
    <ListFrame
      label="Quote Requests"
      isOpen={open !== null}
      list={
        <ListSection
          list="quotes"
          title="Quote Requests"
          first="name"
          columns={quoteTableColumns(settings.columns, openId, to)}
          search={<QuoteSearch {...{ filters, query }} />}
          empty={<NoQuotes isSearched={query !== ''} />}
          {...{ ...list, settings, at, query, more, openId }}
        />
      }
    >
      {open && (
        <OpenBeside back={to(null)} backLabel="All requests">
          <OpenQuote key={open.quote.id} {...open} />
        </OpenBeside>
      )}
    </ListFrame>
  )
}
