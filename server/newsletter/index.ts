import type { NewsletterSignup } from '#domain/newsletter.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import { exportSignups, listSignups, type SignupPage } from './list-signups.ts'
import { type SubscribeOutcome, subscribe } from './subscribe.ts'

export type { SignupPage } from './list-signups.ts'

export type Newsletter = {
  subscribe(input: NewsletterSignup): Promise<SubscribeOutcome>
  /** Fifty a page, newest first. Staff only. */
  list(actor: Actor, input: { search?: string; before?: string }): Promise<SignupPage>
  /** All addresses as CSV. Staff only. */
  exportCsv(actor: Actor): Promise<string>
}

export function createNewsletter({ database, clock }: { database: Database; clock: Clock }): Newsletter {
  return {
    subscribe: (input) => subscribe(database, clock, input),
    list: (actor, input) => listSignups(database, actor, input),
    exportCsv: (actor) => exportSignups(database, actor),
  }
}
