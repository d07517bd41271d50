import { z } from 'zod'
import { defineMail } from '../template.ts'

/** Whoever typed the address may be anybody: only its owner can follow the link. */
export const newsletterConfirm = defineMail({
  name: 'newsletter-confirm',
  schema: z.object({ confirmUrl: z.url({ protocol: /^https?$/ }) }),
  words: {
    'newsletter-confirm': {
      subject: 'Please confirm: news of {shop}',
      preview: 'One click, and the news comes to you.',
      heading: 'Is this your address?',
      before:
        'Somebody signed it up for news of {shop}. If it was you, say yes, and new collections and events come to your inbox.',
      note: 'If it was not you, do nothing: you get no more mails about this.',
    },
  },
  about: {
    'newsletter-confirm': {
      group: 'newsletter',
      title: 'Confirm the newsletter',
      when: 'Goes to an address that was signed up for the newsletter, where yours asks for a yes first.',
      sample: { confirmUrl: 'https://shop.example/newsletter/confirm?token=…' },
    },
  },
  values: () => ({}),
  actions: ({ confirmUrl }) => [{ kind: 'button', label: 'Yes, subscribe me', href: confirmUrl }],
})
