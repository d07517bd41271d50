import { z } from 'zod'
import { defineTemplate } from '../template.ts'
import { codeBlock } from './code-block.ts'

/** To somebody for whom another system of the shop has made an account. `path` leads to the page that lets them in. */
export const customerInvitation = defineTemplate({
  name: 'customer-invitation',
  holdsSecret: true,
  schema: z.object({ path: z.string().startsWith('/'), code: z.string() }),
  write: ({ path, code }, shop) => ({
    subject: `You are invited to ${shop.siteName}`,
    preview: 'Your account is ready for you.',
    blocks: [
      { kind: 'heading', text: 'Your account is ready' },
      {
        kind: 'paragraph',
        text: `${shop.siteName} has made an account for you: save your designs, follow your orders, reorder in a minute.`,
      },
      { kind: 'button', label: 'Accept the invitation', href: shop.origin + path },
      codeBlock(code),
      {
        kind: 'note',
        text: 'The link works once, within seven days. If you expected no invitation, ignore this mail.',
      },
    ],
  }),
})
