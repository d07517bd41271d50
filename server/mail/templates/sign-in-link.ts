import { z } from 'zod'
import { lifetimeWords } from '#domain/people/lifetime-words.ts'
import { defineMail } from '../template.ts'
import { codeBlock, sampleCode } from './code-block.ts'

/** `path` is the path and query in this shop that the link leads to. */
export const signInLink = defineMail({
  name: 'sign-in-link',
  holdsSecret: true,
  schema: z.object({ path: z.string().startsWith('/'), code: z.string(), minutes: z.number().optional() }),
  words: {
    'sign-in-link': {
      subject: 'Your sign-in link for {shop}',
      preview: 'It works once, within {time}.',
      heading: 'Sign in',
      before: 'Here’s your way in, no password needed.',
      note: 'The link works once, within {time}. If you didn’t ask for it, ignore this email.',
    },
  },
  about: {
    'sign-in-link': {
      group: 'accounts',
      title: 'Sign-in link',
      when: 'Goes to anyone who wants to sign in without a password.',
      sample: sampleCode,
    },
  },
  values: ({ minutes }) => ({ time: lifetimeWords(minutes) }),
  actions: ({ path, code }, shop) => [
    { kind: 'button', label: 'Sign in', href: shop.origin + path },
    codeBlock(code),
  ],
})
