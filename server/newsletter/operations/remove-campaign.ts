import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { NewsletterDeps } from '../deps.ts'
import { newsletterCampaigns } from '../tables.ts'
import { anyCampaign, campaignGone, campaignId } from './campaign-shape.ts'

/** What was sent stays on record. */
export const removeCampaign = defineOperation({
  name: 'campaigns.remove',
  route: 'DELETE /campaigns/{campaign}',
  summary: 'Delete a draft',
  may: 'newsletter.write',
  input: z.object({ campaign: campaignId }),
  example: { campaign: anyCampaign },
  result: z.undefined(),
  run: ({ database }: NewsletterDeps, actor, { campaign: id }) =>
    database.transaction(async (transaction) => {
      const isIt = eq(newsletterCampaigns.id, id)
      const [removed] = await transaction
        .delete(newsletterCampaigns)
        .where(and(isIt, eq(newsletterCampaigns.state, 'draft')))
        .returning()
      if (!removed) {
        if ((await transaction.$count(newsletterCampaigns, isIt)) === 0)
          throw new AppError('not_found', campaignGone)
        throw new AppError('conflict', 'Someone else changed or moved it in the meantime. Check it again.', {
          because: 'moved_on',
        })
      }
      const before = { subject: removed.subject }
      await audit(transaction, actor, { action: 'campaign.remove', subject: `campaign:${id}`, before })
      return ok(undefined)
    }),
})
