import { alike } from '#server/kernel/door.ts'
import { previewCampaign } from './preview-campaign.ts'
import { getCampaign, listCampaigns } from './read-campaigns.ts'

export const campaignCalls = {
  list: alike('newsletter.read', listCampaigns),
  get: alike('newsletter.read', getCampaign),
  preview: alike('newsletter.read', previewCampaign),
}
