import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { campaignSchema } from '#domain/campaign.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { sanitiseHtml } from '#server/kernel/sanitise-html.ts'
import { newsletterCampaign } from '#server/mail/templates/newsletter-campaign.ts'
import { mailOfCampaign, sampleToken } from './mail-of-campaign.ts'
import type { NewsletterNeeds } from './needs.ts'
import { newsletterCampaigns } from './tables.ts'

export type SaveCampaignOutcome =
  | { ok: true; id: string; version: number }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  | { ok: false; reason: 'not_found' | 'not_a_draft' }
  /** Somebody else saved it in between, as given. */
  | { ok: false; reason: 'conflict'; version: number; subject: string; content: string }

/** Writes a new draft, or changes one that nobody has changed since it was seen. Staff only. */
export async function saveCampaign(
  needs: NewsletterNeeds,
  actor: Actor,
  target: { id: string; seenVersion: number } | null,
  input: unknown,
): Promise<SaveCampaignOutcome> {
  const reading = campaignSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  const now = needs.clock.now()
  const written = { ...reading.data, content: sanitiseHtml(reading.data.content), updatedAt: now }
  return needs.database.transaction(async (transaction): Promise<SaveCampaignOutcome> => {
    const [saved] = target
      ? await transaction
          .update(newsletterCampaigns)
          .set({ ...written, version: sql`${newsletterCampaigns.version} + 1` })
          .where(
            and(
              eq(newsletterCampaigns.id, target.id),
              eq(newsletterCampaigns.version, target.seenVersion),
              eq(newsletterCampaigns.state, 'draft'),
            ),
          )
          .returning()
      : await transaction
          .insert(newsletterCampaigns)
          .values({ ...written, createdAt: now, createdBy: actor.user?.email ?? '' })
          .returning()
    if (saved) {
      const action = target ? 'campaign.change' : 'campaign.create'
      const subject = `campaign:${saved.id}`
      await audit(transaction, actor, { action, subject, after: { subject: saved.subject } })
      return { ok: true, id: saved.id, version: saved.version }
    }
    const [standing] = await transaction
      .select()
      .from(newsletterCampaigns)
      .where(eq(newsletterCampaigns.id, target?.id ?? randomUUID()))
    if (!standing) return { ok: false, reason: 'not_found' }
    if (standing.state !== 'draft') return { ok: false, reason: 'not_a_draft' }
    const { version, subject, content } = standing
    return { ok: false, reason: 'conflict', version, subject, content }
  })
}

/** The mail as its readers get it, of words that need not be saved. Staff only. */
export async function previewCampaign(
  needs: NewsletterNeeds,
  input: unknown,
): Promise<{ html: string; text: string }> {
  const written = campaignSchema.extend({ subject: campaignSchema.shape.subject.catch('') }).parse(input)
  const mailFor = await mailOfCampaign(needs, written)
  return needs.mail.render(newsletterCampaign, mailFor(sampleToken))
}

export type TestCampaignOutcome =
  | { ok: true; to: string }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }

/** Sends the mail to whoever asks, and to nobody else. Staff only. */
export async function testCampaign(
  needs: NewsletterNeeds,
  actor: Actor,
  input: unknown,
): Promise<TestCampaignOutcome> {
  const reading = campaignSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  const to = actor.user?.email ?? ''
  const mailFor = await mailOfCampaign(needs, reading.data)
  const data = mailFor(sampleToken)
  await needs.mail.send(needs.database.orm, {
    template: newsletterCampaign,
    to,
    data: { ...data, subject: `[Test] ${data.subject}` },
    dedupeKey: `campaign-test:${randomUUID()}`,
  })
  return { ok: true, to }
}
