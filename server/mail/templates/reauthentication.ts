import { z } from 'zod'
import { defineTemplate } from '../template.ts'

/** The nonce that a change of the password asks for when the sign-in was long ago. */
export const reauthentication = defineTemplate({
  name: 'reauthentication',
  holdsSecret: true,
  schema: z.object({ code: z.string() }),
  write: ({ code }, shop) => ({
    subject: `Your ${shop.siteName} code`,
    preview: 'It works once, for ten minutes.',
    blocks: [
      { kind: 'heading', text: 'Is it you?' },
      { kind: 'paragraph', text: 'Type this code to go on with the change of your account.' },
      { kind: 'rows', rows: [{ label: 'Code', value: code, isStrong: true }] },
      {
        kind: 'note',
        text: 'If you are changing nothing, somebody else is signed in as you: reset your password.',
      },
    ],
  }),
})
