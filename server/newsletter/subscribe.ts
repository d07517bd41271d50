import { and, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { NewsletterSignup } from '#domain/newsletter.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { type Caller, takeVisit } from '#server/kernel/rate-limit.ts'
import { newsletterConfirm } from '#server/mail/templates/newsletter-confirm.ts'
import { confirmUrl, type NewsletterNeeds } from './needs.ts'
import { newsletterSignups } from './tables.ts'

export type SubscribeOutcome =
  /** `isWaiting`: the shop asks for a confirmation, and a mail with its link is on its way. */
  { ok: true; isWaiting: boolean } | { ok: false; reason: 'already_subscribed' | 'too_many_requests' }

type Signup = typeof newsletterSignups.$inferSelect

/**
 * Adds an address once, whatever its case and however often the form is sent; who had left comes back. `caller` is the
 * visitor who typed it, who is limited.
 */
export async function subscribe(
  { database, clock, mail, rateLimiter, readSettings, origin }: NewsletterNeeds,
  { email }: NewsletterSignup,
  caller: Caller | null = null,
): Promise<SubscribeOutcome> {
  if (caller && !(await takeVisit(rateLimiter, countedLimits.newsletter, caller)).ok)
    return { ok: false, reason: 'too_many_requests' }
  const { isDoubleOptIn } = await readSettings()
  const now = clock.now()
  const confirmedAt = isDoubleOptIn ? null : now
  return database.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(newsletterSignups)
      .values({ email, createdAt: now, confirmedAt })
      .onConflictDoNothing()
      .returning()
    const signup = added ?? (await comeBack(transaction, email, { now, confirmedAt }))
    if (!signup) return { ok: false, reason: 'already_subscribed' }
    if (signup.confirmedAt !== null) return { ok: true, isWaiting: false }
    await mail.send(transaction, {
      template: newsletterConfirm,
      to: signup.email,
      data: { confirmUrl: confirmUrl(origin, signup.token) },
      // Anybody may type any address: one mail a day at most.
      dedupeKey: `newsletter-confirm:${signup.id}:${now.toISOString().slice(0, 10)}`,
    })
    return { ok: true, isWaiting: true }
  })
}

/** Somebody who had left, or who never said yes, signs up again. Null for who is subscribed. */
async function comeBack(
  transaction: Transaction,
  email: string,
  { now, confirmedAt }: { now: Date; confirmedAt: Date | null },
): Promise<Signup | undefined> {
  const isNotSubscribed = or(
    isNotNull(newsletterSignups.unsubscribedAt),
    isNull(newsletterSignups.confirmedAt),
  )
  const [back] = await transaction
    .update(newsletterSignups)
    .set({ createdAt: now, confirmedAt, unsubscribedAt: null })
    .where(and(sql`lower(${newsletterSignups.email}) = lower(${email})`, isNotSubscribed))
    .returning()
  return back
}
