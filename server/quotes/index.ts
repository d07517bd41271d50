import type { QuoteFilters } from '#domain/orders/quote-filters.ts'
import type { Actor } from '#server/kernel/actor.ts'

import type { Place } from '#server/kernel/list/sorted-page.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { QuotesDeps } from './deps.ts'
import { quoteOperations } from './operations/index.ts'
import { quotesOwnData } from './own-data.ts'
import { countQuotes, listQuoteTable, type QuoteRow, type QuoteWish } from './quote-table.ts'

export type { QuoteMessage, StaffQuote } from './operations/quote-shapes.ts'
export type { QuoteRow } from './quote-table.ts'

export type Quotes = {
  ownData: OwnDataPart
  /** Staff only, as all of it. */
  table(actor: Actor, wish: QuoteWish): Promise<{ rows: QuoteRow[]; next: Place | null }>
  /** How many each finds, up to 10,001. */
  counts(actor: Actor, views: readonly QuoteFilters[]): Promise<number[]>
  operations: BoundOperation[]
}

export function createQuotes(deps: QuotesDeps): Quotes {
  return {
    ownData: quotesOwnData(deps.database),
    table: (_actor, wish) => listQuoteTable(deps.database.orm, wish),
    counts: (_actor, views) => Promise.all(views.map((filters) => countQuotes(deps.database.orm, filters))),
    operations: bindOperations(quoteOperations, deps),
  }
}
