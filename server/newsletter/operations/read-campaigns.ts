import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { NewsletterDeps } from '../deps.ts'
import { getCampaign, listCampaigns } from '../read-campaigns.ts'
import { anyCampaign, campaignCardShape, campaignGone, campaignId, campaignShape } from './campaign-shape.ts'

export const listAllCampaigns = defineOperation({
  name: 'campaigns.list',
  route: 'GET /campaigns',
  summary:
    'Newsletter campaigns, newest first, with the progress of each; `cursor` is `next` from the previous page',
  may: 'newsletter.read',
  input: z.object({ cursor: z.string().max(100).optional() }),
  example: {},
  result: z.object({ campaigns: z.array(campaignCardShape), next: z.string().nullable() }),
  async run(deps: NewsletterDeps, _actor, { cursor }) {
    return ok(await listCampaigns(deps, cursor))
  },
})

export const getOneCampaign = defineOperation({
  name: 'campaigns.get',
  route: 'GET /campaigns/{campaign}',
  summary: 'A campaign with its text and its progress',
  may: 'newsletter.read',
  input: z.object({ campaign: campaignId }),
  example: { campaign: anyCampaign },
  result: z.object({ campaign: campaignShape }),
  async run(deps: NewsletterDeps, _actor, { campaign: id }) {
    const campaign = await getCampaign(deps, id)
    if (!campaign) throw new AppError('not_found', campaignGone)
    return ok({ campaign })
  },
})
