/** News that outlive a redirect, by the code that travels in a cookie; nobody can write words into a page by it. */
export const notices = {
  signed_up: { tone: 'success', title: 'Account created successfully!' },
  signed_in: { tone: 'success', title: 'Signed in successfully!' },
  signed_out: { tone: 'success', title: 'Signed out successfully!' },
  password_changed: {
    tone: 'success',
    title: 'Your new password is set',
    description: 'You are signed in here; all other devices are signed out.',
  },
  email_confirmed: { tone: 'success', title: 'Thank you, your email address is confirmed' },
  account_deleted: {
    tone: 'success',
    title: 'Your account is deleted',
    description: 'We mailed you a receipt.',
  },
  identity_linked: {
    tone: 'success',
    title: 'Linked',
    description: 'You can sign in with it from now on.',
  },
  identity_not_linked: {
    tone: 'error',
    title: 'It was not linked',
    description: 'The trip was broken off or took too long. Please try again.',
  },
  identity_exists: {
    tone: 'error',
    title: 'Somebody else signs in with that',
    description: 'It belongs to another account of this shop.',
  },
  identity_unproven: {
    tone: 'error',
    title: 'That service has not confirmed your email address',
    description: 'Confirm it there first, then link it here.',
  },
  new_password_required: {
    tone: 'info',
    title: 'This password was for one use',
    description: 'Choose one of your own to go on.',
  },
  longer_password_required: {
    tone: 'info',
    title: 'Your password is too short for the back office',
    description: 'Choose a longer one to go on. Three or four words will do.',
  },
} as const satisfies Record<string, Notice>

export type Notice = { tone: 'success' | 'error' | 'info'; title: string; description?: string }

export type NoticeCode = keyof typeof notices
