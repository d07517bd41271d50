import { z } from 'zod'
import { defineMail } from '../template.ts'
import { codeBlock, sampleCode } from './code-block.ts'

/** To the current address and the new one: both must agree. */
export const changeEmail = defineMail({
  name: 'change-email',
  holdsSecret: true,
  schema: z.object({ path: z.string().startsWith('/'), code: z.string() }),
  words: {
    'change-email': {
      subject: 'Confirm your email address change at {shop}',
      preview: 'Both addresses have to agree.',
      heading: 'A new email address',
      before:
        'Someone asked to change the email address on your account. It changes once both the old and the new address have agreed.',
      note: 'The link works once, within a day. If this wasn’t you, do nothing: nothing changes.',
    },
  },
  about: {
    'change-email': {
      group: 'accounts',
      title: 'Email address change',
      when: 'Goes to the old and the new address when a customer changes it.',
      sample: sampleCode,
    },
  },
  values: () => ({}),
  actions: ({ path, code }, shop) => [
    { kind: 'button', label: 'Agree to the change', href: shop.origin + path },
    codeBlock(code),
  ],
})
