import type { ShopSettings } from '#domain/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { Mail } from '#server/mail/index.ts'
import { type RequestQuoteOutcome, requestQuote } from './request-quote.ts'

export type { RequestQuoteOutcome } from './request-quote.ts'

export type Quotes = {
  /** Keeps a request for a bulk price, tells staff by mail and acknowledges it to the shopper. */
  request(actor: Actor, visit: { clientAddress: string }, input: unknown): Promise<RequestQuoteOutcome>
}

export type QuotesNeeds = {
  database: Database
  clock: Clock
  rateLimiter: RateLimiter
  mail: Pick<Mail, 'send'>
  readSettings(): Promise<ShopSettings>
  /** Null when requests go to the shop's contact address. */
  staffAddress: string | null
}

export function createQuotes(needs: QuotesNeeds): Quotes {
  return { request: (actor, visit, input) => requestQuote(needs, actor, visit, input) }
}
