import { z } from 'zod'
import { defineMail } from '../template.ts'
import { codeBlock, sampleCode } from './code-block.ts'

/** `path` is the path and query in this shop that the link leads to. */
export const confirmEmail = defineMail({
  name: 'confirm-email',
  holdsSecret: true,
  schema: z.object({ path: z.string().startsWith('/'), code: z.string() }),
  words: {
    'confirm-email': {
      subject: 'Confirm your email address for {shop}',
      preview: 'One click, and you’ll get news about your orders.',
      heading: 'Welcome aboard',
      before: 'Confirm that this address is yours, so you get proofs and order news from {shop}.',
      note: 'The link works once, within three days. If you didn’t create an account, you don’t need to do anything.',
    },
  },
  about: {
    'confirm-email': {
      group: 'accounts',
      title: 'Welcome, and confirm your address',
      when: 'Goes to a customer who creates an account.',
      sample: sampleCode,
    },
  },
  values: () => ({}),
  actions: ({ path, code }, shop) => [
    { kind: 'button', label: 'Confirm my email', href: shop.origin + path },
    codeBlock(code),
  ],
})
