import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { campaignBatch, campaignTickSeconds } from '#domain/content/campaign.ts'
import { after, seconds } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import { newsletterCampaign } from '#server/mail/templates/newsletter-campaign.ts'
import { announceCampaign, type NewsletterDeps } from './deps.ts'
import { mailOfCampaign } from './mail-of-campaign.ts'
import { newsletterCampaigns, newsletterDeliveries, newsletterSignups } from './tables.ts'

/** One batch of a campaign; `run` identifies the start that enqueued it. */
export const sendBatchJob = defineJob(
  'newsletter.send-batch',
  z.object({ campaignId: z.uuid(), run: z.int() }),
)

export type BatchOutcome = 'sending' | 'finished' | 'stopped'

export const deliveryKey = (campaignId: string, signupId: string): string =>
  `campaign:${campaignId}:${signupId}`

/**
 * Hands the next batch to the mail queue and enqueues the following one, all in one transaction: whatever happens to
 * the process, either each person's row has moved once and has exactly one email, or nothing has happened. While many
 * emails are waiting for the mail server, none are added.
 */
export async function sendBatch(
  deps: NewsletterDeps,
  { campaignId, run }: { campaignId: string; run: number },
): Promise<BatchOutcome> {
  const { database, clock, jobs, mail, readSettings } = deps
  const isThisRun = and(
    eq(newsletterCampaigns.id, campaignId),
    eq(newsletterCampaigns.run, run),
    eq(newsletterCampaigns.state, 'sending'),
  )
  const [campaign] = await database.orm.select().from(newsletterCampaigns).where(isThisRun)
  if (!campaign) return 'stopped'
  const batch = campaignBatch((await readSettings()).newsletterPerMinute)
  const queued = (await mail.countGroups([campaignId])).get(campaignId)?.queued ?? 0
  const mailFor = await mailOfCampaign(deps, campaign)
  return database.transaction(async (transaction) => {
    const now = clock.now()
    const [own] = await transaction
      .update(newsletterCampaigns)
      .set({ updatedAt: now })
      .where(isThisRun)
      .returning({ id: newsletterCampaigns.id })
    if (!own) return 'stopped'
    await skipThoseWhoLeft(transaction, campaignId)
    const people = queued > 2 * batch ? [] : await takeNext(transaction, campaignId, batch)
    for (const { id, email, token } of people) {
      await mail.send(transaction, {
        template: newsletterCampaign,
        to: email,
        data: mailFor(token),
        dedupeKey: deliveryKey(campaignId, id),
        groupId: campaignId,
      })
    }
    await announceCampaign(deps, transaction, campaignId)
    const isWaiting = and(
      eq(newsletterDeliveries.campaignId, campaignId),
      eq(newsletterDeliveries.state, 'waiting'),
    )
    if ((await transaction.$count(newsletterDeliveries, isWaiting)) > 0) {
      const startAfter = after(now, seconds(campaignTickSeconds))
      await jobs.enqueue(transaction, sendBatchJob, { campaignId, run }, { startAfter })
      return 'sending'
    }
    await transaction
      .update(newsletterCampaigns)
      .set({ state: 'sent', finishedAt: now })
      .where(eq(newsletterCampaigns.id, campaignId))
    return 'finished'
  })
}

async function skipThoseWhoLeft(transaction: Transaction, campaignId: string): Promise<void> {
  const left = transaction
    .select({ id: newsletterSignups.id })
    .from(newsletterSignups)
    .where(isNotNull(newsletterSignups.unsubscribedAt))
  await transaction
    .update(newsletterDeliveries)
    .set({ state: 'skipped' })
    .where(
      and(
        eq(newsletterDeliveries.campaignId, campaignId),
        eq(newsletterDeliveries.state, 'waiting'),
        inArray(newsletterDeliveries.signupId, left),
      ),
    )
}

type Recipient = { id: string; email: string; token: string }

/** Someone unsubscribing right now waits for our commit, or we skip them this time. */
async function takeNext(transaction: Transaction, campaignId: string, batch: number): Promise<Recipient[]> {
  const people = await transaction
    .select({ id: newsletterSignups.id, email: newsletterSignups.email, token: newsletterSignups.token })
    .from(newsletterDeliveries)
    .innerJoin(newsletterSignups, eq(newsletterSignups.id, newsletterDeliveries.signupId))
    .where(
      and(
        eq(newsletterDeliveries.campaignId, campaignId),
        eq(newsletterDeliveries.state, 'waiting'),
        isNull(newsletterSignups.unsubscribedAt),
      ),
    )
    .orderBy(asc(newsletterSignups.createdAt), asc(newsletterSignups.id))
    .limit(batch)
    .for('update', { skipLocked: true })
  if (people.length === 0) return []
  const taken = await transaction
    .update(newsletterDeliveries)
    .set({ state: 'handed' })
    .where(
      and(
        eq(newsletterDeliveries.campaignId, campaignId),
        eq(newsletterDeliveries.state, 'waiting'),
        inArray(
          newsletterDeliveries.signupId,
          people.map(({ id }) => id),
        ),
      ),
    )
    .returning({ signupId: newsletterDeliveries.signupId })
  const moved = new Set(taken.map(({ signupId }) => signupId))
  return people.filter(({ id }) => moved.has(id))
}

/** Adds a row for everyone who is subscribed now; returns how many there are. */
export async function addRecipients(transaction: Transaction, campaignId: string): Promise<number> {
  const subscribed = transaction
    .select({
      campaignId: sql<string>`${campaignId}::uuid`.as('campaign_id'),
      signupId: newsletterSignups.id,
      state: sql<'waiting'>`'waiting'`.as('state'),
    })
    .from(newsletterSignups)
    .where(and(isNotNull(newsletterSignups.confirmedAt), isNull(newsletterSignups.unsubscribedAt)))
  const added = await transaction
    .insert(newsletterDeliveries)
    .select(subscribed)
    .onConflictDoNothing()
    .returning({ signupId: newsletterDeliveries.signupId })
  return added.length
}
