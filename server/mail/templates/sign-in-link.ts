import { z } from 'zod'
import { defineTemplate } from '../template.ts'
import { codeBlock } from './code-block.ts'

/** `path` is the path and query of this shop that the link leads to. */
export const signInLink = defineTemplate({
  name: 'sign-in-link',
  holdsSecret: true,
  schema: z.object({ path: z.string().startsWith('/'), code: z.string() }),
  write: ({ path, code }, shop) => ({
    subject: `Your sign-in link for ${shop.siteName}`,
    preview: 'It works once, within the next hour.',
    blocks: [
      { kind: 'heading', text: 'Sign in' },
      { kind: 'paragraph', text: 'Here is your way in, without a password.' },
      { kind: 'button', label: 'Sign in', href: shop.origin + path },
      codeBlock(code),
      {
        kind: 'note',
        text: 'The link works once, within the next hour. If you did not ask for it, ignore this mail.',
      },
    ],
  }),
})
