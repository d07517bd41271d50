import { z } from 'zod'
import { defineTemplate } from '../template.ts'
import { codeBlock } from './code-block.ts'

/** To the address of now and to the new one: each must agree. */
export const changeEmail = defineTemplate({
  name: 'change-email',
  holdsSecret: true,
  schema: z.object({ path: z.string().startsWith('/'), code: z.string() }),
  write: ({ path, code }, shop) => ({
    subject: `Confirm the change of your email address for ${shop.siteName}`,
    preview: 'Both addresses must agree.',
    blocks: [
      { kind: 'heading', text: 'A new email address' },
      {
        kind: 'paragraph',
        text: 'Somebody asked to change the email address of your account. It changes once the old and the new mailbox have both agreed.',
      },
      { kind: 'button', label: 'Agree to the change', href: shop.origin + path },
      codeBlock(code),
      {
        kind: 'note',
        text: 'The link works once, within a day. If it was not you, do nothing: nothing changes.',
      },
    ],
  }),
})
