import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { NewsletterDeps } from '../deps.ts'
import { newsletterCampaigns } from '../tables.ts'
import { anyCampaign, campaignGone, campaignId, savedShape } from './campaign-shape.ts'

export const copyCampaign = defineOperation({
  name: 'campaigns.copy',
  route: 'POST /campaigns/{campaign}/copies',
  summary: 'Copy a campaign’s text into a new draft',
  may: 'newsletter.write',
  input: z.object({ campaign: campaignId }),
  example: { campaign: anyCampaign },
  result: savedShape,
  run: ({ database, clock }: NewsletterDeps, actor, { campaign: id }) =>
    database.transaction(async (transaction) => {
      const [known] = await transaction
        .select()
        .from(newsletterCampaigns)
        .where(eq(newsletterCampaigns.id, id))
      if (!known) throw new AppError('not_found', campaignGone)
      const { subject, previewText, content } = known
      const now = clock.now()
      const createdBy = nameOfActor(actor)
      const [copy] = await transaction
        .insert(newsletterCampaigns)
        .values({ subject, previewText, content, createdBy, createdAt: now, updatedAt: now })
        .returning()
      if (!copy) throw new Error('The copy was not saved')
      await audit(transaction, actor, {
        action: 'campaign.create',
        subject: `campaign:${copy.id}`,
        after: { subject, copyOf: id },
      })
      return ok({ campaign: { id: copy.id, version: copy.version } })
    }),
})
