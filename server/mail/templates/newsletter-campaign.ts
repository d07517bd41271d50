import { z } from 'zod'
import { defineTemplate } from '../template.ts'

/** One email of a campaign. `html` is sanitized, with inline styles and absolute addresses; `text` says the same. */
export const newsletterCampaign = defineTemplate({
  name: 'newsletter-campaign',
  isBulk: true,
  schema: z.object({
    subject: z.string(),
    previewText: z.string(),
    html: z.string(),
    text: z.string(),
    /** How to unsubscribe: a page for people, and one click for mail programs (RFC 8058). */
    unsubscribeUrl: z.url({ protocol: /^https?$/ }),
    /** Many countries' laws require the sender's postal address (United States: CAN-SPAM Act). */
    postalAddress: z.string(),
  }),
  write: ({ subject, previewText, html, text, unsubscribeUrl, postalAddress }, shop) => ({
    subject,
    preview: previewText,
    blocks: [
      { kind: 'html', html, text },
      {
        kind: 'note',
        text: `You’re getting this because you signed up for news from ${shop.siteName}, ${postalAddress}.`,
      },
      {
        kind: 'html',
        html: `<p style="margin:4px 0 0;font-size:13px;line-height:20px"><a href="${unsubscribeUrl.replaceAll('&', '&amp;').replaceAll('"', '%22')}" style="color:#6b6358">Unsubscribe</a></p>`,
        text: `Unsubscribe: ${unsubscribeUrl}`,
      },
    ],
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
})
