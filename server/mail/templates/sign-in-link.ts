import { z } from 'zod'
import { lifetimeWords } from '#domain/people/lifetime-words.ts'
import { defineTemplate } from '../template.ts'
import { codeBlock } from './code-block.ts'

/** `path` is the path and query of this shop that the link leads to. */
export const signInLink = defineTemplate({
  name: 'sign-in-link',
  holdsSecret: true,
  schema: z.object({ path: z.string().startsWith('/'), code: z.string(), minutes: z.number().optional() }),
  write: ({ path, code, minutes }, shop) => ({
    subject: `Your sign-in link for ${shop.siteName}`,
    preview: `It works once, within ${lifetimeWords(minutes)}.`,
    blocks: [
      { kind: 'heading', text: 'Sign in' },
      { kind: 'paragraph', text: 'Here is your way in, without a password.' },
      { kind: 'button', label: 'Sign in', href: shop.origin + path },
      codeBlock(code),
      {
        kind: 'note',
        text: `The link works once, within ${lifetimeWords(minutes)}. If you did not ask for it, ignore this mail.`,
      },
    ],
  }),
})
