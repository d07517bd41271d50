import { z } from 'zod'
import { formatMoment } from '#domain/shop/shop-time.ts'
import { defineTemplate } from '../template.ts'

/** The receipt of somebody who has left. `orders`: how many stay in the books without a name. */
export const accountDeleted = defineTemplate({
  name: 'account-deleted',
  schema: z.object({ at: z.iso.datetime(), orders: z.number().int() }),
  sample: { at: '2026-11-20T16:30:00.000Z', orders: 3 },
  write: ({ at, orders }, shop) => ({
    subject: `Your ${shop.siteName} account is deleted`,
    preview: 'This is your receipt. There is nothing to do.',
    blocks: [
      { kind: 'heading', text: 'Your account is deleted' },
      {
        kind: 'paragraph',
        text: `We deleted it on ${formatMoment(new Date(at))} (Central Time), with your profile, addresses, designs, uploads, sign-ins and newsletter subscription.`,
      },
      ...(orders === 0
        ? []
        : [
            {
              kind: 'paragraph' as const,
              text: `${orders === 1 ? 'One order stays' : `${orders} orders stay`} in our books, as tax law asks, without your name, address and contact.`,
            },
          ]),
      {
        kind: 'note',
        text: 'If it was not you who deleted it, answer this mail. You can open a new account at any time.',
      },
    ],
  }),
})
