import type { CampaignWords } from '#domain/campaign.ts'
import { newsletterCampaign } from '#server/mail/templates/newsletter-campaign.ts'
import { mailOfCampaign, sampleToken } from './mail-of-campaign.ts'
import type { NewsletterNeeds } from './needs.ts'

/** The mail as its readers get it, of words that need not be saved. */
export async function previewCampaign(
  needs: NewsletterNeeds,
  words: CampaignWords,
): Promise<{ html: string; text: string }> {
  const mailFor = await mailOfCampaign(needs, words)
  return needs.mail.render(newsletterCampaign, mailFor(sampleToken))
}
