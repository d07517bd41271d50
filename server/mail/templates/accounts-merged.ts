import { z } from 'zod'
import { formatMoment } from '#domain/shop/shop-time.ts'
import { defineTemplate } from '../template.ts'

/** To both addresses of a customer whose two accounts are one from then on. */
export const accountsMerged = defineTemplate({
  name: 'accounts-merged',
  schema: z.object({ at: z.iso.datetime(), kept: z.string() }),
  sample: { at: '2026-11-20T16:30:00.000Z', kept: 'ada@example.com' },
  write: ({ at, kept }, shop) => ({
    subject: `Your two ${shop.siteName} accounts are one`,
    preview: `From now on, sign in as ${kept}.`,
    blocks: [
      { kind: 'heading', text: 'Your two accounts are one' },
      {
        kind: 'paragraph',
        text: `You had two accounts with us. On ${formatMoment(new Date(at))} (Central Time) we merged them: your orders, designs, artwork and addresses of both are in the account of ${kept}. Sign in there; the other account is closed.`,
      },
      {
        kind: 'note',
        text: 'If these were not both your accounts, answer this mail right away.',
      },
    ],
  }),
})
