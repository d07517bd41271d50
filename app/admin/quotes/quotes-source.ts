import type { ListSource } from '#app/admin/lists/read-list.ts'
import { lists, type QuoteColumn } from '#domain/lists/lists.ts'
import { type QuoteFilters, readQuoteFilters } from '#domain/orders/quote-filters.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { QuoteRow } from '#server/quotes/index.ts'
import type { Shop } from '#server/shop.ts'

export const quotesSource = (
  { quotes }: Pick<Shop, 'quotes'>,
  actor: Actor,
): ListSource<QuoteColumn, QuoteFilters, QuoteRow> => ({
  ...{ name: 'quotes', columns: lists.quotes.columns, sort: lists.quotes.sort },
  usual: [
    { name: 'All', query: '' },
    { name: 'New', query: 'state=new' },
    { name: 'Answered', query: 'state=answered' },
    { name: 'Closed', query: 'state=closed' },
  ],
  readFilters: readQuoteFilters,
  table: (wish) => quotes.table(actor, wish),
  counts: (views) => quotes.counts(actor, views),
})
