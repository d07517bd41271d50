import { eq } from 'drizzle-orm'

import type { Actor } from '#server/kernel/actor.ts'

import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { QuotesDeps } from './deps.ts'
import { quoteOperations } from './operations/index.ts'
import { quotesOwnData } from './own-data.ts'
import { bulkQuotes } from './tables.ts'

export type { QuoteCard, QuoteMessage, StaffQuote } from './operations/quote-shapes.ts'

export type Quotes = {
  ownData: OwnDataPart
  /** How many nobody has answered or closed. Staff only. */
  countNew(actor: Actor): Promise<number>
  operations: BoundOperation[]
}

export function createQuotes(deps: QuotesDeps): Quotes {
  return {
    ownData: quotesOwnData(deps.database),
    countNew: () => deps.database.orm.$count(bulkQuotes, eq(bulkQuotes.state, 'new')),
    operations: bindOperations(quoteOperations, deps),
  }
}
