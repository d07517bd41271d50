import { copyCampaign } from './copy-campaign.ts'
import { confirmSignup, leaveNewsletter } from './membership.ts'
import { scheduleDraft, sendDraft, steps } from './move-campaign.ts'
import { getOneCampaign, listAllCampaigns } from './read-campaigns.ts'
import { removeCampaign } from './remove-campaign.ts'
import { subscribeToNewsletter } from './subscribe.ts'
import { previewWords, testCampaign } from './try-campaign.ts'
import { createCampaign, updateCampaign } from './write-campaign.ts'

export const newsletterOperations = [
  subscribeToNewsletter,
  confirmSignup,
  leaveNewsletter,
  listAllCampaigns,
  getOneCampaign,
  createCampaign,
  updateCampaign,
  removeCampaign,
  copyCampaign,
  previewWords,
  testCampaign,
  sendDraft,
  scheduleDraft,
  ...steps,
] as const
