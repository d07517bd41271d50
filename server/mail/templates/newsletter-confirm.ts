import { z } from 'zod'
import { defineMail } from '../template.ts'

/** Anyone may have typed in the address: only its owner can follow the link. */
export const newsletterConfirm = defineMail({
  name: 'newsletter-confirm',
  schema: z.object({ confirmUrl: z.url({ protocol: /^https?$/ }) }),
  words: {
    'newsletter-confirm': {
      subject: 'Please confirm: news from {shop}',
      preview: 'One click, and you’ll get our news.',
      heading: 'Is this your address?',
      before:
        'Someone signed up this address for news from {shop}. If it was you, say yes, and we’ll send new collections and events to your inbox.',
      note: 'If it wasn’t you, do nothing: you won’t get any more emails about this.',
    },
  },
  about: {
    'newsletter-confirm': {
      group: 'newsletter',
      title: 'Confirm the newsletter',
      when: 'Goes to an address that was signed up for the newsletter, if yours asks for confirmation first.',
      sample: { confirmUrl: 'https://shop.example/newsletter/confirm?token=…' },
    },
  },
  values: () => ({}),
  actions: ({ confirmUrl }) => [{ kind: 'button', label: 'Yes, subscribe me', href: confirmUrl }],
})
