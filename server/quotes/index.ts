import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { quotesCalls } from './calls.ts'
import type { QuotesDeps } from './deps.ts'
import { quoteOperations } from './operations/index.ts'
import { quotesOwnData } from './own-data.ts'

export type { QuoteMessage, StaffQuote } from './operations/quote-shapes.ts'
export type { QuoteRow } from './quote-table.ts'

export type Quotes = Door<typeof quotesCalls> & {
  ownData: OwnDataPart
  operations: BoundOperation[]
}

export function createQuotes(deps: QuotesDeps): Quotes {
  return {
    ...createDoor(deps, quotesCalls),

    ownData: quotesOwnData(deps.database),
    operations: bindOperations(quoteOperations, deps),
  }
}
