import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { SignupState } from '#domain/content/signup-filters.ts'
import { isOwnId } from '#domain/uuid.ts'
import { announceCampaign, type NewsletterDeps } from './deps.ts'
import { deliveryKey } from './send-batch.ts'
import { newsletterDeliveries, newsletterSignups } from './tables.ts'

/** The owner of a link, as its pages show them. */
export type Membership = { email: string; state: SignupState }

type Signup = typeof newsletterSignups.$inferSelect

export const membershipState = (
  signup: Pick<Signup, 'confirmedAt' | 'unsubscribedAt'>,
): Membership['state'] => {
  if (signup.unsubscribedAt !== null) return 'unsubscribed'
  return signup.confirmedAt === null ? 'waiting' : 'subscribed'
}

/** The owner of this link, or null. */
export async function findMembership(
  { database }: NewsletterDeps,
  token: string,
): Promise<Membership | null> {
  if (!isOwnId(token)) return null
  const [signup] = await database.orm
    .select()
    .from(newsletterSignups)
    .where(eq(newsletterSignups.token, token))
  return signup ? { email: signup.email, state: membershipState(signup) } : null
}

/** The owner of the address confirms, or resubscribes. False for a link that belongs to no one. */
export async function confirmMembership(
  { database, clock }: NewsletterDeps,
  token: string,
): Promise<boolean> {
  if (!isOwnId(token)) return false
  const confirmed = await database.orm
    .update(newsletterSignups)
    .set({ confirmedAt: clock.now(), unsubscribedAt: null })
    .where(eq(newsletterSignups.token, token))
    .returning({ id: newsletterSignups.id })
  return confirmed.length > 0
}

/**
 * Ends a subscription, and withdraws campaign emails that have not been sent yet. May be called twice. False for a link
 * that belongs to no one.
 */
export async function unsubscribe(deps: NewsletterDeps, token: string): Promise<boolean> {
  if (!isOwnId(token)) return false
  const { database, clock, mail } = deps
  return database.transaction(async (transaction) => {
    // A batch being handed over holds the row: its emails are visible below.
    const [left] = await transaction
      .update(newsletterSignups)
      .set({ unsubscribedAt: clock.now() })
      .where(and(eq(newsletterSignups.token, token), isNull(newsletterSignups.unsubscribedAt)))
      .returning({ id: newsletterSignups.id })
    if (!left) {
      const known = and(eq(newsletterSignups.token, token), isNotNull(newsletterSignups.unsubscribedAt))
      return (await transaction.$count(newsletterSignups, known)) > 0
    }
    const isHanded = and(eq(newsletterDeliveries.signupId, left.id), eq(newsletterDeliveries.state, 'handed'))
    const handed = await transaction.select().from(newsletterDeliveries).where(isHanded)
    const keys = new Map(handed.map(({ campaignId }) => [deliveryKey(campaignId, left.id), campaignId]))
    for (const key of await mail.withdraw(transaction, [...keys.keys()])) {
      const campaignId = keys.get(key) ?? ''
      await transaction
        .update(newsletterDeliveries)
        .set({ state: 'skipped' })
        .where(and(isHanded, eq(newsletterDeliveries.campaignId, campaignId)))
      await announceCampaign(deps, transaction, campaignId)
    }
    return true
  })
}
