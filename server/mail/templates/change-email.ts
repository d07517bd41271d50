import { z } from 'zod'
import { defineMail } from '../template.ts'
import { codeBlock, sampleCode } from './code-block.ts'

/** To the address of now and to the new one: each must agree. */
export const changeEmail = defineMail({
  name: 'change-email',
  holdsSecret: true,
  schema: z.object({ path: z.string().startsWith('/'), code: z.string() }),
  words: {
    'change-email': {
      subject: 'Confirm the change of your email address for {shop}',
      preview: 'Both addresses must agree.',
      heading: 'A new email address',
      before:
        'Somebody asked to change the email address of your account. It changes once the old and the new mailbox have both agreed.',
      note: 'The link works once, within a day. If it was not you, do nothing: nothing changes.',
    },
  },
  about: {
    'change-email': {
      group: 'accounts',
      title: 'Change of the email address',
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
