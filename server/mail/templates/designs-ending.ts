import { z } from 'zod'
import { formatDay } from '#domain/shop/shop-time.ts'
import { defineMail } from '../template.ts'

/** To a customer whose saved designs go by the shop's rule, unless they say that they want them. */
export const designsEnding = defineMail({
  name: 'designs-ending',
  schema: z.object({ goneAt: z.iso.datetime() }),
  words: {
    'designs-ending': {
      subject: 'Keep your designs at {shop}?',
      preview: 'We remove designs that nobody has used for a long time.',
      heading: 'Do you still need your designs?',
      before:
        'You have designs at {shop} that you have not used for a long time. We will remove them on {day}.\n\nTo keep them, sign in and press Keep my designs.',
      note: 'You need to do nothing if you do not want them any more. Your orders and your account stay as they are.',
    },
  },
  about: {
    'designs-ending': {
      group: 'accounts',
      title: 'Designs that will be removed',
      when: 'Goes to a customer 14 days before their unused designs are removed, where you chose so under Data retention.',
      sample: { goneAt: '2026-12-10T09:00:00.000Z' },
    },
  },
  values: ({ goneAt }, { timeZone }) => ({ day: formatDay(new Date(goneAt), timeZone) }),
  actions: (_data, shop) => [
    { kind: 'button', label: 'See my designs', href: `${shop.origin}/customer-portal?tab=designs` },
  ],
})
