import { and, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { NewsletterSignup } from '#domain/content/newsletter.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { newsletterConfirm } from '#server/mail/templates/newsletter-confirm.ts'
import { confirmUrl, type NewsletterDeps } from './deps.ts'
import { newsletterSignups } from './tables.ts'

type Signup = typeof newsletterSignups.$inferSelect

/**
 * Adds an address once, whatever its case and however often it is sent; someone who had left is resubscribed.
 * `waiting`: the shop requires confirmation, and an email with the link is on its way.
 */
export async function subscribe(
  { database, clock, mail, readSettings, origin }: NewsletterDeps,
  { email }: NewsletterSignup,
): Promise<'subscribed' | 'waiting' | 'already_subscribed'> {
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
    if (!signup) return 'already_subscribed'
    if (signup.confirmedAt !== null) return 'subscribed'
    await mail.send(transaction, {
      template: newsletterConfirm,
      to: signup.email,
      data: { confirmUrl: confirmUrl(origin, signup.token) },
      // Anyone can type in any address: at most one email a day.
      dedupeKey: `newsletter-confirm:${signup.id}:${now.toISOString().slice(0, 10)}`,
    })
    return 'waiting'
  })
}

/** Someone who had left, or never confirmed, signs up again. Null if already subscribed. */
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
