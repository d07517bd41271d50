import { z } from 'zod'
import { lifetimeWords } from '#domain/people/lifetime-words.ts'
import { defineMail } from '../template.ts'
import { codeBlock, sampleCode } from './code-block.ts'

/** `path` is the path and query in this shop that the link leads to. */
export const resetPassword = defineMail({
  name: 'reset-password',
  holdsSecret: true,
  schema: z.object({ path: z.string().startsWith('/'), code: z.string(), minutes: z.number().optional() }),
  words: {
    'reset-password': {
      subject: 'Reset your {shop} password',
      preview: 'Choose a new password within {time}.',
      heading: 'Choose a new password',
      before:
        'Someone asked to reset the password for your account. If it was you, choose a new one here. That signs out all other devices.',
      note: 'The link works once, within {time}. If it wasn’t you, ignore this email: your password stays the same.',
    },
  },
  about: {
    'reset-password': {
      group: 'accounts',
      title: 'Password reset',
      when: 'Goes to anyone who asks for a new password on the sign-in page.',
      sample: sampleCode,
    },
  },
  values: ({ minutes }) => ({ time: lifetimeWords(minutes) }),
  actions: ({ path, code }, shop) => [
    { kind: 'button', label: 'Set a new password', href: shop.origin + path },
    codeBlock(code),
  ],
})
