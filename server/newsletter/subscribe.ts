import type { NewsletterSignup } from '#domain/newsletter.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import { newsletterSignups } from './tables.ts'

export type SubscribeOutcome = { ok: true } | { ok: false; reason: 'already_subscribed' }

/** Adds an address once, whatever its case and however often the form is sent. */
export async function subscribe(
  database: Database,
  clock: Clock,
  { email }: NewsletterSignup,
): Promise<SubscribeOutcome> {
  const added = await database.orm
    .insert(newsletterSignups)
    .values({ email, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: newsletterSignups.id })
  return added.length > 0 ? { ok: true } : { ok: false, reason: 'already_subscribed' }
}
