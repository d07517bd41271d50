import { z } from 'zod'
import { lifetimeWords } from '#domain/people/lifetime-words.ts'
import { defineMail } from '../template.ts'

const subject = 'You’re invited to the back office of {shop}'
const heading = 'Welcome, {name}'
const before = 'You can work in the back office of {shop} as {role}.'

const sample = { path: '/auth', fullName: 'Mara', role: 'Office' }

/** To a new staff member. `path` leads to the page that sets a password. */
export const staffInvitation = defineMail({
  name: 'staff-invitation',
  holdsSecret: true,
  schema: z.object({
    path: z.string().startsWith('/'),
    fullName: z.string(),
    role: z.string(),
    minutes: z.number().optional(),
    /** If no one signs in with a password. */
    isPasswordless: z.boolean().optional(),
  }),
  words: {
    'staff-invitation': {
      subject,
      preview: 'Choose a password, and you’re in.',
      heading,
      before,
      note: 'The link works once, within {time}. After that, choose Reset Password on the sign-in page.',
    },
    'staff-invitation-passwordless': {
      subject,
      preview: 'One click, and you’re in.',
      heading,
      before,
      note: 'The link works once, within the next seven days.',
    },
  },
  about: {
    'staff-invitation': {
      group: 'staff',
      title: 'Staff invitation',
      when: 'Goes to someone you invite to the back office.',
      sample,
    },
    'staff-invitation-passwordless': {
      group: 'staff',
      title: 'Staff invitation, without a password',
      when: 'The same, in a shop where no one signs in with a password.',
      sample: { ...sample, isPasswordless: true },
    },
  },
  caseOf: ({ isPasswordless }) => (isPasswordless ? 'staff-invitation-passwordless' : 'staff-invitation'),
  values: ({ fullName, role, minutes }) => ({ name: fullName, role, time: lifetimeWords(minutes) }),
  actions: ({ path, isPasswordless }, shop) => [
    { kind: 'button', label: isPasswordless ? 'Accept' : 'Choose a password', href: shop.origin + path },
  ],
})
