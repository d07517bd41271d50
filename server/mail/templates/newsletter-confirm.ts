import { z } from 'zod'
import { defineTemplate } from '../template.ts'

/** Whoever typed the address may be anybody: only its owner can follow the link. */
export const newsletterConfirm = defineTemplate({
  name: 'newsletter-confirm',
  schema: z.object({ confirmUrl: z.url({ protocol: /^https?$/ }) }),
  sample: { confirmUrl: 'https://shop.example/newsletter/confirm?token=…' },
  write: ({ confirmUrl }, shop) => ({
    subject: `Please confirm: news of ${shop.siteName}`,
    preview: 'One click, and the news comes to you.',
    blocks: [
      { kind: 'heading', text: 'Is this your address?' },
      {
        kind: 'paragraph',
        text: `Somebody signed it up for news of ${shop.siteName}. If it was you, say yes, and new collections and events come to your inbox.`,
      },
      { kind: 'button', label: 'Yes, subscribe me', href: confirmUrl },
      { kind: 'note', text: 'If it was not you, do nothing: you get no more mails about this.' },
    ],
  }),
})
