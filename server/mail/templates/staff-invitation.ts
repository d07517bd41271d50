import { z } from 'zod'
import { defineTemplate } from '../template.ts'

/** To somebody new on the staff. `path` leads to the page that sets a password. */
export const staffInvitation = defineTemplate({
  name: 'staff-invitation',
  holdsSecret: true,
  schema: z.object({ path: z.string().startsWith('/'), fullName: z.string(), role: z.string() }),
  write: ({ path, fullName, role }, shop) => ({
    subject: `You are invited to the back office of ${shop.siteName}`,
    preview: 'Choose a password, and you are in.',
    blocks: [
      { kind: 'heading', text: `Welcome, ${fullName}` },
      { kind: 'paragraph', text: `You can work in the back office of ${shop.siteName} as ${role}.` },
      { kind: 'button', label: 'Choose a password', href: shop.origin + path },
      {
        kind: 'note',
        text: 'The link works once, within the next hour. Later, choose Reset Password on the sign-in page.',
      },
    ],
  }),
})
