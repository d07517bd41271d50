import { and, eq } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { NewsletterNeeds } from './needs.ts'
import { newsletterCampaigns } from './tables.ts'

/** Only a draft can go: what was sent stays on record. Staff only. */
export async function removeCampaign(
  { database }: NewsletterNeeds,
  actor: Actor,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: 'moved_on' }> {
  return database.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(newsletterCampaigns)
      .where(and(eq(newsletterCampaigns.id, id), eq(newsletterCampaigns.state, 'draft')))
      .returning()
    if (!removed) return { ok: false, reason: 'moved_on' }
    const before = { subject: removed.subject }
    await audit(transaction, actor, { action: 'campaign.remove', subject: `campaign:${id}`, before })
    return { ok: true }
  })
}

/** The same words as a new draft. Staff only. */
export async function copyCampaign(
  { database, clock }: NewsletterNeeds,
  actor: Actor,
  id: string,
): Promise<{ ok: true; id: string } | { ok: false; reason: 'not_found' }> {
  return database.transaction(async (transaction) => {
    const [known] = await transaction.select().from(newsletterCampaigns).where(eq(newsletterCampaigns.id, id))
    if (!known) return { ok: false, reason: 'not_found' }
    const { subject, previewText, content } = known
    const now = clock.now()
    const createdBy = actor.user?.email ?? ''
    const [copy] = await transaction
      .insert(newsletterCampaigns)
      .values({ subject, previewText, content, createdBy, createdAt: now, updatedAt: now })
      .returning({ id: newsletterCampaigns.id })
    if (!copy) throw new Error('The copy was not kept')
    await audit(transaction, actor, {
      action: 'campaign.create',
      subject: `campaign:${copy.id}`,
      after: { subject, copyOf: id },
    })
    return { ok: true, id: copy.id }
  })
}
