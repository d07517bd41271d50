import { z } from 'zod'
import { lifetimeWords } from '#domain/people/lifetime-words.ts'
import { defineTemplate } from '../template.ts'

/** To somebody new on the staff. `path` leads to the page that sets a password. */
export const staffInvitation = defineTemplate({
  name: 'staff-invitation',
  holdsSecret: true,
  schema: z.object({
    path: z.string().startsWith('/'),
    fullName: z.string(),
    role: z.string(),
    minutes: z.number().optional(),
    /** Where nobody signs in by password. */
    isPasswordless: z.boolean().optional(),
  }),
  write: ({ path, fullName, role, minutes, isPasswordless }, shop) => ({
    subject: `You are invited to the back office of ${shop.siteName}`,
    preview: isPasswordless ? 'One click, and you are in.' : 'Choose a password, and you are in.',
    blocks: [
      { kind: 'heading', text: `Welcome, ${fullName}` },
      { kind: 'paragraph', text: `You can work in the back office of ${shop.siteName} as ${role}.` },
      { kind: 'button', label: isPasswordless ? 'Accept' : 'Choose a password', href: shop.origin + path },
      {
        kind: 'note',
        text: isPasswordless
          ? 'The link works once, within the next seven days.'
          : `The link works once, within ${lifetimeWords(minutes)}. Later, choose Reset Password on the sign-in page.`,
      },
    ],
  }),
})
