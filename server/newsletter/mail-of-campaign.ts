import type { z } from 'zod'
import { mailColors } from '#domain/shop/look-colors.ts'
import { ensureMailCopy } from '#server/kernel/mail-copies.ts'
import type { newsletterCampaign } from '#server/mail/templates/newsletter-campaign.ts'
import { type NewsletterDeps, unsubscribeUrl } from './deps.ts'
import { picturesIn, toMailHtml, toMailText } from './render-campaign.ts'

type Written = { subject: string; previewText: string; content: string }
type CampaignMail = z.output<typeof newsletterCampaign.schema>

/** The content shared by all emails of a campaign; only the unsubscribe link differs per person. */
export async function mailOfCampaign(
  { readSettings, origin, files }: Pick<NewsletterDeps, 'readSettings' | 'origin' | 'files'>,
  { subject, previewText, content }: Written,
): Promise<(token: string) => CampaignMail> {
  const { pickupAddress, look } = await readSettings()
  const { street1, city, state, zip } = pickupAddress
  for (const src of picturesIn(content)) await ensureMailCopy(files, src, 'jpg')
  const same = {
    subject,
    previewText,
    html: toMailHtml(content, origin, mailColors(look.accent).link),
    text: toMailText(content, origin),
    postalAddress: `${street1}, ${city}, ${state} ${zip}`,
  }
  return (token) => ({ ...same, unsubscribeUrl: unsubscribeUrl(origin, token) })
}

/** The link in previews and tests, which belongs to no one. */
export const sampleToken = '00000000-0000-0000-0000-000000000000'
