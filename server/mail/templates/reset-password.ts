import { z } from 'zod'
import { lifetimeWords } from '#domain/people/lifetime-words.ts'
import { defineTemplate } from '../template.ts'
import { codeBlock } from './code-block.ts'

/** `path` is the path and query of this shop that the link leads to. */
export const resetPassword = defineTemplate({
  name: 'reset-password',
  holdsSecret: true,
  schema: z.object({ path: z.string().startsWith('/'), code: z.string(), minutes: z.number().optional() }),
  write: ({ path, code, minutes }, shop) => ({
    subject: `Reset your ${shop.siteName} password`,
    preview: `Choose a new password within ${lifetimeWords(minutes)}.`,
    blocks: [
      { kind: 'heading', text: 'Choose a new password' },
      {
        kind: 'paragraph',
        text: 'Somebody asked to reset the password of your account. If it was you, choose a new one here. All other devices are signed out then.',
      },
      { kind: 'button', label: 'Set a new password', href: shop.origin + path },
      codeBlock(code),
      {
        kind: 'note',
        text: `The link works once, within ${lifetimeWords(minutes)}. If it was not you, ignore this mail: your password stays as it is.`,
      },
    ],
  }),
})
