import { z } from 'zod'
import { defineMail } from '../template.ts'
import { codeBlock, sampleCode } from './code-block.ts'

/** To someone for whom another of the shop's systems created an account. `path` leads to the page that lets them in. */
export const customerInvitation = defineMail({
  name: 'customer-invitation',
  holdsSecret: true,
  schema: z.object({ path: z.string().startsWith('/'), code: z.string() }),
  words: {
    'customer-invitation': {
      subject: 'You’re invited to {shop}',
      preview: 'Your account is ready for you.',
      heading: 'Your account is ready',
      before:
        '{shop} created an account for you: save your designs, follow your orders, reorder in a minute.',
      note: 'The link works once, within seven days. If you weren’t expecting an invitation, ignore this email.',
    },
  },
  about: {
    'customer-invitation': {
      group: 'accounts',
      title: 'Customer invitation',
      when: 'Goes to a customer when another of your programs creates an account for them.',
      sample: sampleCode,
    },
  },
  values: () => ({}),
  actions: ({ path, code }, shop) => [
    { kind: 'button', label: 'Accept the invitation', href: shop.origin + path },
    codeBlock(code),
  ],
})
