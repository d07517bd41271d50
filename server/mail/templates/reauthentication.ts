import { z } from 'zod'
import { defineMail } from '../template.ts'

/** The nonce required to change the password if the sign-in was long ago. */
export const reauthentication = defineMail({
  name: 'reauthentication',
  holdsSecret: true,
  schema: z.object({ code: z.string() }),
  words: {
    reauthentication: {
      subject: 'Your {shop} code',
      preview: 'It works once, within ten minutes.',
      heading: 'Is this you?',
      before: 'Enter this code to continue changing your account.',
      note: 'If you’re not changing anything, someone else is signed in as you: reset your password.',
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
