import { eq } from 'drizzle-orm'
import type { ShopSettings } from '#domain/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Emit } from '#server/kernel/emit.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { Mail } from '#server/mail/index.ts'
import type { Realtime } from '#server/realtime/index.ts'
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
    ownData: quotesOwnData(needs.database),
    countNew: () => needs.database.orm.$count(bulkQuotes, eq(bulkQuotes.state, 'new')),
    operations: bindOperations(quoteOperations, needs),
  }
}
