import { z } from 'zod'
import { defineMail } from '../template.ts'

/** The nonce that a change of the password asks for when the sign-in was long ago. */
export const reauthentication = defineMail({
  name: 'reauthentication',
  holdsSecret: true,
  schema: z.object({ code: z.string() }),
  words: {
    reauthentication: {
      subject: 'Your {shop} code',
      preview: 'It works once, for ten minutes.',
      heading: 'Is it you?',
      before: 'Type this code to go on with the change of your account.',
      note: 'If you are changing nothing, somebody else is signed in as you: reset your password.',
    },
  },
  about: {
    reauthentication: {
      group: 'accounts',
      title: 'Code to change an account',
      when: 'Goes to a customer who changes their password or account long after signing in.',
      sample: { code: '123456' },
    },
  },
  values: () => ({}),
  facts: ({ code }) => [{ kind: 'rows', rows: [{ label: 'Code', value: code, isStrong: true }] }],
})
