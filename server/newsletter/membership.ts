import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { SignupState } from '#domain/content/signup-filters.ts'
import { isOwnId } from '#domain/uuid.ts'
import { announceCampaign, type NewsletterDeps } from './deps.ts'
import { deliveryKey } from './send-batch.ts'
import { newsletterDeliveries, newsletterSignups } from './tables.ts'

/** Whose link it is, as its pages show it. */
export type Membership = { email: string; state: SignupState }

type Signup = typeof newsletterSignups.$inferSelect

export const membershipState = (
  signup: Pick<Signup, 'confirmedAt' | 'unsubscribedAt'>,
): Membership['state'] => {
  if (signup.unsubscribedAt !== null) return 'unsubscribed'
  return signup.confirmedAt === null ? 'waiting' : 'subscribed'
}

/** Who holds this link, or null. */
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

/** The owner of the address says yes, or comes back after leaving. False for a link that is nobody's. */
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
 * Ends a subscription, and takes back what is on its way: mails of campaigns that have not left the house. May be
 * asked for twice. False for a link that is nobody's.
 */
export async function unsubscribe(deps: NewsletterDeps, token: string): Promise<boolean> {
  if (!isOwnId(token)) return false
  const { database, clock, mail } = deps
  return database.transaction(async (transaction) => {
    // A batch that is being handed over holds the row: what it has handed is seen below.
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
