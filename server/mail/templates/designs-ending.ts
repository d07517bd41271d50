import { z } from 'zod'
import { formatDay } from '#domain/shop/shop-time.ts'
import { defineMail } from '../template.ts'

/**
 * To a customer whose saved designs will be deleted under the shop's retention rule, unless they say that they want to
 * keep them.
 */
export const designsEnding = defineMail({
  name: 'designs-ending',
  schema: z.object({ goneAt: z.iso.datetime() }),
  words: {
    'designs-ending': {
      subject: 'Keep your designs at {shop}?',
      preview: 'We remove designs that no one has used for a long time.',
      heading: 'Do you still need your designs?',
      before:
        'You have designs at {shop} that you haven’t used for a long time. We’ll remove them on {day}.\n\nTo keep them, sign in and press Keep my designs.',
      note: 'If you don’t want them anymore, you don’t need to do anything. Your orders and your account stay as they are.',
    },
  },
  about: {
    'designs-ending': {
      group: 'accounts',
      title: 'Designs that will be removed',
      when: 'Goes to a customer 14 days before their unused designs are removed, if you chose that under Data retention.',
      sample: { goneAt: '2026-12-10T09:00:00.000Z' },
    },
  },
  values: ({ goneAt }, { timeZone }) => ({ day: formatDay(new Date(goneAt), timeZone) }),
  actions: (_data, shop) => [
    { kind: 'button', label: 'See my designs', href: `${shop.origin}/customer-portal?tab=designs` },
  ],
})
