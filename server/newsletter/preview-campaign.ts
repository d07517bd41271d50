import type { CampaignWords } from '#domain/content/campaign.ts'
import { newsletterCampaign } from '#server/mail/templates/newsletter-campaign.ts'
import type { NewsletterDeps } from './deps.ts'
import { mailOfCampaign, sampleToken } from './mail-of-campaign.ts'

/** The email as readers get it, from a text that doesn't have to be saved. */
export async function previewCampaign(
  deps: NewsletterDeps,
  words: CampaignWords,
): Promise<{ html: string; text: string }> {
  const mailFor = await mailOfCampaign(deps, words)
  return deps.mail.render(newsletterCampaign, mailFor(sampleToken))
}
