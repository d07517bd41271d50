/**
 * Messages that survive a redirect, identified by a code in a cookie; no one can inject text into a page through it.
 */
export const notices = {
  signed_up: { tone: 'success', title: 'Account created successfully!' },
  signed_in: { tone: 'success', title: 'Signed in successfully!' },
  signed_out: { tone: 'success', title: 'Signed out successfully!' },
  password_changed: {
    tone: 'success',
    title: 'Your new password is set',
    description: 'You’re signed in here; all other devices are signed out.',
  },
  email_confirmed: { tone: 'success', title: 'Thank you, your email address is confirmed' },
  account_deleted: {
    tone: 'success',
    title: 'Your account is deleted',
    description: 'We emailed you a receipt.',
  },
  identity_linked: {
    tone: 'success',
    title: 'Linked',
    description: 'You can now sign in with it.',
  },
  identity_not_linked: {
    tone: 'error',
    title: 'It wasn’t linked',
    description: 'Linking was interrupted or took too long. Please try again.',
  },
  identity_exists: {
    tone: 'error',
    title: 'Someone else signs in with that',
    description: 'It belongs to another account in this shop.',
  },
  identity_unproven: {
    tone: 'error',
    title: 'That service hasn’t confirmed your email address',
    description: 'Confirm it there first, then link it here.',
  },
  new_password_required: {
    tone: 'info',
    title: 'That password was for one-time use',
    description: 'Choose one of your own to continue.',
  },
  longer_password_required: {
    tone: 'info',
    title: 'Your password is too short for the back office',
    description: 'Choose a longer one to continue. Three or four words will do.',
  },
} as const satisfies Record<string, Notice>

export type Notice = { tone: 'success' | 'error' | 'info'; title: string; description?: string }

export type NoticeCode = keyof typeof notices
