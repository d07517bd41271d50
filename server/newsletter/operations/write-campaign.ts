import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { campaignSchema } from '#domain/content/campaign.ts'
import { versionSchema } from '#domain/version.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, ok } from '#server/kernel/operations/outcome.ts'
import { sanitizeHtml } from '#server/kernel/text/sanitize-html.ts'
import type { NewsletterDeps } from '../deps.ts'
import { newsletterCampaigns } from '../tables.ts'
import { anyCampaign, campaignExample, campaignGone, campaignId, savedShape } from './campaign-shape.ts'

export const createCampaign = defineOperation({
  name: 'campaigns.create',
  route: 'POST /campaigns',
  summary: 'Write a newsletter campaign, as a draft',
  may: 'newsletter.write',
  input: campaignSchema,
  example: campaignExample,
  result: savedShape,
  run: ({ database, clock }: NewsletterDeps, actor, written) =>
    database.transaction(async (transaction) => {
      const now = clock.now()
      const content = sanitizeHtml(written.content)
      const [made] = await transaction
        .insert(newsletterCampaigns)
        .values({
          ...{ ...written, content, updatedAt: now, createdAt: now },
          createdBy: nameOfActor(actor),
        })
        .returning()
      if (!made) throw new Error('The campaign was not saved')
      const { id, version, subject } = made
      await audit(transaction, actor, {
        action: 'campaign.create',
        subject: `campaign:${id}`,
        after: { subject },
      })
      return ok({ campaign: { id, version } })
    }),
})

export const updateCampaign = defineOperation({
  name: 'campaigns.update',
  route: 'PUT /campaigns/{campaign}',
  summary: 'Change a draft; `version` is the version you started from',
  may: 'newsletter.write',
  input: campaignSchema.extend({ campaign: campaignId, version: versionSchema }),
  example: { ...campaignExample, campaign: anyCampaign, version: 1 },
  result: savedShape,
  theirs: z.object({
    version: z.int(),
    subject: z.string(),
    previewText: z.string(),
    content: z.string(),
  }),
  async run({ database, clock }: NewsletterDeps, actor, sent) {
    const { campaign: id, version: seen, ...written } = sent
    return database.transaction(async (transaction) => {
      const isIt = eq(newsletterCampaigns.id, id)
      const [saved] = await transaction
        .update(newsletterCampaigns)
        .set({
          ...{ ...written, content: sanitizeHtml(written.content), updatedAt: clock.now() },
          version: sql`${newsletterCampaigns.version} + 1`,
        })
        .where(and(isIt, eq(newsletterCampaigns.version, seen), eq(newsletterCampaigns.state, 'draft')))
        .returning()
      if (!saved) {
        const [standing] = await transaction.select().from(newsletterCampaigns).where(isIt)
        if (!standing) throw new AppError('not_found', campaignGone)
        if (standing.state !== 'draft')
          throw new AppError('conflict', 'It’s already on its way. Make a copy to change it.', {
            because: 'not_a_draft',
          })
        const { version, subject, previewText, content } = standing
        return conflict({ version, subject, previewText, content }, sent)
      }
      const { version, subject } = saved
      await audit(transaction, actor, {
        action: 'campaign.change',
        subject: `campaign:${id}`,
        after: { subject },
      })
      return ok({ campaign: { id, version } })
    })
  },
})
