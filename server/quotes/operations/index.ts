import { getQuote } from './get-quote.ts'
import { listQuotes } from './list-quotes.ts'
import { requestQuote } from './request-quote.ts'
import { setQuoteState } from './set-quote-state.ts'
import { answerQuote, noteQuote } from './write-message.ts'

export const quoteOperations = [
  requestQuote,
  listQuotes,
  getQuote,
  answerQuote,
  noteQuote,
  setQuoteState,
] as const
