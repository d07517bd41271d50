import type { NewsletterSignup } from '#domain/newsletter.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import { type SubscribeOutcome, subscribe } from './subscribe.ts'

export type Newsletter = { subscribe(input: NewsletterSignup): Promise<SubscribeOutcome> }

export function createNewsletter({ database, clock }: { database: Database; clock: Clock }): Newsletter {
  return { subscribe: (input) => subscribe(database, clock, input) }
}
