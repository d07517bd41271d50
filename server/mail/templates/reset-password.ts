import { z } from 'zod'
import { lifetimeWords } from '#domain/people/lifetime-words.ts'
import { defineMail } from '../template.ts'
import { codeBlock, sampleCode } from './code-block.ts'

/** `path` is the path and query of this shop that the link leads to. */
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
        'Somebody asked to reset the password of your account. If it was you, choose a new one here. All other devices are signed out then.',
      note: 'The link works once, within {time}. If it was not you, ignore this mail: your password stays as it is.',
    },
  },
  about: {
    'reset-password': {
      group: 'accounts',
      title: 'Reset of a password',
      when: 'Goes to whoever asks for a new password on the sign-in page.',
      sample: sampleCode,
    },
  },
  values: ({ minutes }) => ({ time: lifetimeWords(minutes) }),
  actions: ({ path, code }, shop) => [
    { kind: 'button', label: 'Set a new password', href: shop.origin + path },
    codeBlock(code),
  ],
})
