import { z } from 'zod'
import { defineMail } from '../template.ts'
import { codeBlock, sampleCode } from './code-block.ts'

/** To somebody for whom another system of the shop has made an account. `path` leads to the page that lets them in. */
export const customerInvitation = defineMail({
  name: 'customer-invitation',
  holdsSecret: true,
  schema: z.object({ path: z.string().startsWith('/'), code: z.string() }),
  words: {
    'customer-invitation': {
      subject: 'You are invited to {shop}',
      preview: 'Your account is ready for you.',
      heading: 'Your account is ready',
      before:
        '{shop} has made an account for you: save your designs, follow your orders, reorder in a minute.',
      note: 'The link works once, within seven days. If you expected no invitation, ignore this mail.',
    },
  },
  about: {
    'customer-invitation': {
      group: 'accounts',
      title: 'Invitation of a customer',
      when: 'Goes to a customer for whom another program of yours has made an account.',
      sample: sampleCode,
    },
  },
  values: () => ({}),
  actions: ({ path, code }, shop) => [
    { kind: 'button', label: 'Accept the invitation', href: shop.origin + path },
    codeBlock(code),
  ],
})
