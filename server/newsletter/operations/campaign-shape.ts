import { z } from 'zod'
import { campaignStates } from '#domain/content/campaign.ts'

export const campaignGone = 'Someone deleted it in the meantime.'
export const campaignId = z.uuid(campaignGone)

/** For examples in the reference. */
export const anyCampaign = '8a4c2f6e-0000-4000-8000-000000000000'
export const campaignExample = {
  subject: 'Spring sheets',
  previewText: 'Twelve new ones',
  content: '<h2>New</h2><p>See <a href="/prints">all of them</a>.</p>',
}

/** A campaign's progress, in people. The numbers add up to `recipients`. */
const progressShape = z.object({
  recipients: z.int(),
  /** Not handed to the mail queue yet. */
  waiting: z.int(),
  /** In the mail queue. */
  leaving: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** Unsubscribed in the meantime, or withdrawn. */
  skipped: z.int(),
})

export const campaignCardShape = z.object({
  id: z.uuid(),
  subject: z.string(),
  state: z.enum(campaignStates),
  createdBy: z.string(),
  createdAt: z.string(),
  scheduledAt: z.string().nullable(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  progress: progressShape,
})

export const campaignShape = campaignCardShape.extend({
  previewText: z.string(),
  content: z.string(),
  version: z.int(),
})

/** To be sent with the next change. */
export const savedShape = z.object({ campaign: z.object({ id: z.uuid(), version: z.int() }) })
