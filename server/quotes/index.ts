import type { BulkQuoteState } from '#domain/bulk-quote-words.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Emit } from '#server/kernel/emit.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { Mail } from '#server/mail/index.ts'
import type { Realtime } from '#server/realtime/index.ts'
import { answerQuote, noteQuote, type QuoteOutcome, setQuoteState } from './answer-quote.ts'
import {
  countNew,
  getQuote,
  listQuotes,
  type QuoteCard,
  type QuoteSearch,
  type StaffQuote,
} from './list-quotes.ts'
import { quotesOwnData } from './own-data.ts'
import { type RequestQuoteOutcome, requestQuote } from './request-quote.ts'

export type { QuoteOutcome } from './answer-quote.ts'
export type { QuoteCard, QuoteMessage, QuoteSearch, StaffQuote } from './list-quotes.ts'
export type { RequestQuoteOutcome } from './request-quote.ts'

export type Quotes = {
  /** Keeps a request for a bulk price, tells staff by mail and acknowledges it to the shopper. */
  request(actor: Actor, visit: { clientAddress: string }, input: unknown): Promise<RequestQuoteOutcome>
  ownData: OwnDataPart
  /** Of everything below: staff only. Newest first, thirty a page. */
  list(actor: Actor, search: QuoteSearch): Promise<{ quotes: QuoteCard[]; next: string | null }>
  get(actor: Actor, id: string): Promise<StaffQuote | null>
  /** How many nobody has answered or closed. */
  countNew(actor: Actor): Promise<number>
  /** Mails an answer and keeps it in the thread; the request is answered then. */
  answer(actor: Actor, id: string, text: unknown): Promise<QuoteOutcome>
  /** For staff's own eyes. */
  note(actor: Actor, id: string, text: unknown): Promise<QuoteOutcome>
  setState(actor: Actor, id: string, from: BulkQuoteState, to: BulkQuoteState): Promise<QuoteOutcome>
}

export type QuotesNeeds = {
  database: Database
  clock: Clock
  realtime: Pick<Realtime, 'announce'>
  emit: Emit
  rateLimiter: RateLimiter
  mail: Pick<Mail, 'send'>
  readSettings(): Promise<ShopSettings>
  /** Null when requests go to the shop's contact address. */
  staffAddress: string | null
}

export function createQuotes(needs: QuotesNeeds): Quotes {
  return {
    request: (actor, visit, input) => requestQuote(needs, actor, visit, input),
    ownData: quotesOwnData(needs.database),
    list: (_actor, search) => listQuotes(needs, search),
    get: (_actor, id) => getQuote(needs, id),
    countNew: () => countNew(needs),
    answer: (actor, id, text) => answerQuote(needs, actor, id, text),
    note: (actor, id, text) => noteQuote(needs, actor, id, text),
    setState: (actor, id, from, to) => setQuoteState(needs, actor, id, from, to),
  }
}
