import { alike, countEach, onDatabase } from '#server/kernel/door.ts'
import { countQuotes, listQuoteTable } from './quote-table.ts'

export const quotesCalls = {
  /** Staff only, like everything here. */
  table: alike('quotes.read', onDatabase(listQuoteTable)),
  /** How many each one finds, up to 10,001. */
  counts: alike('quotes.read', onDatabase(countEach(countQuotes))),
}
