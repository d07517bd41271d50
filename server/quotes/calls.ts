import { alike, countEach, onDatabase } from '#server/kernel/door.ts'
import { countQuotes, listQuoteTable } from './quote-table.ts'

export const quotesCalls = {
  /** Staff only, as all of it. */
  table: alike('quotes.read', onDatabase(listQuoteTable)),
  /** How many each finds, up to 10,001. */
  counts: alike('quotes.read', onDatabase(countEach(countQuotes))),
}
