import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CampaignState } from '#domain/content/campaign.ts'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import { type AuditAction, audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import { announceCampaign, type NewsletterDeps } from './deps.ts'
import { addRecipients, deliveryKey, sendBatchJob } from './send-batch.ts'
import { newsletterCampaigns, newsletterDeliveries } from './tables.ts'

export type MoveCampaignOutcome =
  | { ok: true }
  /** `moved_on`: it is in another state by now, or someone changed its text since it was read. */
  | { ok: false; reason: 'moved_on' | 'nobody' | 'empty' | 'past' }

const scheduledSchema = z.object({ campaignId: z.uuid(), run: z.int() })

/** Starts a campaign at its scheduled time. */
export const beginCampaignJob = defineJob('newsletter.begin', scheduledSchema)

type Campaign = typeof newsletterCampaigns.$inferSelect
type Changes = Partial<Pick<Campaign, 'scheduledAt' | 'startedAt' | 'finishedAt'>>
type Move = { from: readonly CampaignState[]; to: CampaignState; changes?: Changes; when?: SQL }

/** One conditional statement; undefined if the campaign has moved on. Each start has its own number. */
async function move(
  { clock }: NewsletterDeps,
  transaction: Transaction,
  id: string,
  { from, to, changes = {}, when }: Move,
): Promise<Campaign | undefined> {
  const [moved] = await transaction
    .update(newsletterCampaigns)
    .set({ ...changes, state: to, updatedAt: clock.now(), run: sql`${newsletterCampaigns.run} + 1` })
    .where(and(eq(newsletterCampaigns.id, id), inArray(newsletterCampaigns.state, [...from]), when))
    .returning()
  return moved
}

const movedOn = { ok: false, reason: 'moved_on' } as const

/** Rolls back a start that turned out not to happen. */
class NotBegun extends Error {
  readonly reason: 'nobody' | 'empty'
  constructor(reason: 'nobody' | 'empty') {
    super(reason)
    this.reason = reason
  }
}

/** Sends a draft to everyone who is subscribed now. Staff only. */
export async function sendCampaign(
  deps: NewsletterDeps,
  actor: Actor,
  id: string,
  seenVersion: number,
): Promise<MoveCampaignOutcome> {
  const isAsSeen = eq(newsletterCampaigns.version, seenVersion)
  return begin(deps, actor, id, { from: ['draft'], when: isAsSeen })
}

async function begin(
  deps: NewsletterDeps,
  actor: Actor | SystemActor,
  id: string,
  { from, when }: Pick<Move, 'from' | 'when'>,
): Promise<MoveCampaignOutcome> {
  const startedAt = deps.clock.now()
  const start = deps.database.transaction(async (transaction): Promise<MoveCampaignOutcome> => {
    const changes = { startedAt, scheduledAt: null }
    const campaign = await move(deps, transaction, id, { from, to: 'sending', changes, when })
    if (!campaign) return movedOn
    if (campaign.content.trim() === '') throw new NotBegun('empty')
    const recipients = await addRecipients(transaction, id)
    if (recipients === 0) throw new NotBegun('nobody')
    await deps.jobs.enqueue(transaction, sendBatchJob, { campaignId: id, run: campaign.run })
    await audit(transaction, actor, {
      action: 'campaign.send',
      subject: `campaign:${id}`,
      after: { subject: campaign.subject, recipients },
    })
    await announceCampaign(deps, transaction, id)
    return { ok: true }
  })
  return start.catch((error) => {
    if (error instanceof NotBegun) return { ok: false, reason: error.reason }
    throw error
  })
}

/** Schedules a draft to be sent later, to those who are subscribed then. Staff only. */
export async function scheduleCampaign(
  deps: NewsletterDeps,
  actor: Actor,
  id: string,
  { seenVersion, at }: { seenVersion: number; at: Date },
): Promise<MoveCampaignOutcome> {
  if (at <= deps.clock.now()) return { ok: false, reason: 'past' }
  return change(deps, actor, id, 'campaign.schedule', {
    from: ['draft'],
    to: 'scheduled',
    changes: { scheduledAt: at },
    when: eq(newsletterCampaigns.version, seenVersion),
  })
}

/** Moves it from scheduled back to draft. Staff only. */
export const unscheduleCampaign = (deps: NewsletterDeps, actor: Actor, id: string) =>
  change(deps, actor, id, 'campaign.unschedule', toDraft)

const toDraft: Move = { from: ['scheduled'], to: 'draft', changes: { scheduledAt: null } }

/** No further batch is sent until it is resumed. Staff only. */
export const pauseCampaign = (deps: NewsletterDeps, actor: Actor, id: string) =>
  change(deps, actor, id, 'campaign.pause', { from: ['sending'], to: 'paused' })

export const resumeCampaign = (deps: NewsletterDeps, actor: Actor, id: string) =>
  change(deps, actor, id, 'campaign.resume', { from: ['paused'], to: 'sending' })

/** No one else gets it, and emails not yet sent are withdrawn. Staff only. */
export const cancelCampaign = (deps: NewsletterDeps, actor: Actor, id: string) =>
  change(deps, actor, id, 'campaign.cancel', {
    from: ['sending', 'paused'],
    to: 'cancelled',
    changes: { finishedAt: deps.clock.now() },
  })

async function change(
  deps: NewsletterDeps,
  actor: Actor | SystemActor,
  id: string,
  action: AuditAction,
  step: Move,
): Promise<MoveCampaignOutcome> {
  const { database, jobs } = deps
  return database.transaction(async (transaction): Promise<MoveCampaignOutcome> => {
    const campaign = await move(deps, transaction, id, step)
    if (!campaign) return movedOn
    const data = { campaignId: id, run: campaign.run }
    if (step.to === 'sending') await jobs.enqueue(transaction, sendBatchJob, data)
    if (step.to === 'scheduled' && campaign.scheduledAt)
      await jobs.enqueue(transaction, beginCampaignJob, data, { startAfter: campaign.scheduledAt })
    if (step.to === 'cancelled') await takeBack(deps, transaction, id)
    const moment = campaign.scheduledAt && { at: campaign.scheduledAt.toISOString() }
    await audit(transaction, actor, {
      action,
      subject: `campaign:${id}`,
      after: { subject: campaign.subject, ...moment },
    })
    await announceCampaign(deps, transaction, id)
    return { ok: true }
  })
}

async function takeBack({ mail }: NewsletterDeps, transaction: Transaction, id: string): Promise<void> {
  const handed = await transaction
    .select({ signupId: newsletterDeliveries.signupId })
    .from(newsletterDeliveries)
    .where(and(eq(newsletterDeliveries.campaignId, id), eq(newsletterDeliveries.state, 'handed')))
  await mail.withdraw(
    transaction,
    handed.map(({ signupId }) => deliveryKey(id, signupId)),
  )
}

/**
 * The job of a scheduled campaign; one that was changed in the meantime has another number, and nothing happens. A
 * campaign without readers or text becomes a draft again: it would otherwise wait for a time that has passed.
 */
export async function beginScheduled(
  deps: NewsletterDeps,
  { campaignId, run }: z.output<typeof scheduledSchema>,
): Promise<void> {
  const desk = { system: 'newsletter' }
  const isDue = and(eq(newsletterCampaigns.run, run), lte(newsletterCampaigns.scheduledAt, deps.clock.now()))
  const begun = await begin(deps, desk, campaignId, { from: ['scheduled'], when: isDue })
  if (!begun.ok)
    void (await change(deps, desk, campaignId, 'campaign.unschedule', { ...toDraft, when: isDue }))
}
