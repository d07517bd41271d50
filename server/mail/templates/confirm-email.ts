import { z } from 'zod'
import { defineTemplate } from '../template.ts'
import { codeBlock } from './code-block.ts'

/** `path` is the path and query of this shop that the link leads to. */
export const confirmEmail = defineTemplate({
  name: 'confirm-email',
  holdsSecret: true,
  schema: z.object({ path: z.string().startsWith('/'), code: z.string() }),
  write: ({ path, code }, shop) => ({
    subject: `Confirm your email address for ${shop.siteName}`,
    preview: 'One click, and order news reaches you.',
    blocks: [
      { kind: 'heading', text: 'Welcome aboard' },
      {
        kind: 'paragraph',
        text: `Confirm that this address is yours, so that proofs and order news from ${shop.siteName} reach you.`,
      },
      { kind: 'button', label: 'Confirm my email', href: shop.origin + path },
      codeBlock(code),
      {
        kind: 'note',
        text: 'The link works once, within three days. If you did not create an account, you need not do anything.',
      },
    ],
  }),
})
