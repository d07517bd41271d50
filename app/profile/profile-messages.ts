import type { Notice } from '#app/shell/notices.ts'

/** The specification's words (back office section 8). */
export const profileMessages = {
  updated: { tone: 'success', title: 'Profile updated successfully' },
  update_failed: { tone: 'error', title: 'Failed to update profile' },
  reset_requested: { tone: 'success', title: 'Check your email for the password reset link!' },
  way_closed: { tone: 'error', title: 'This is not offered here' },
  factor_added: {
    tone: 'success',
    title: 'Your second factor is on',
    description: 'All other devices are signed out.',
  },
  factor_removed: { tone: 'success', title: 'Removed' },
  codes_made: { tone: 'success', title: 'New recovery codes', description: 'Those of before hold no more.' },
  code_rejected: { tone: 'error', title: 'That code is not right', description: 'Please begin again.' },
  too_many_factors: { tone: 'error', title: 'You have too many factors', description: 'Remove one first.' },
  passkey_added: {
    tone: 'success',
    title: 'Passkey added',
    description: 'Sign in with it from now on. Give it a name that you recognize.',
  },
  passkey_renamed: { tone: 'success', title: 'Name saved' },
  passkey_removed: {
    tone: 'success',
    title: 'Passkey removed',
    description: 'It signs nobody in here any more. Your device may still list it.',
  },
  passkey_rejected: { tone: 'error', title: 'The passkey was not added', description: 'Please try again.' },
  passkey_name_taken: {
    tone: 'error',
    title: 'Another one has this name',
    description: 'Choose a different name.',
  },
  passkey_name_invalid: { tone: 'error', title: 'Enter a name of at most 60 characters' },
  address_saved: { tone: 'success', title: 'Address saved' },
  address_removed: { tone: 'success', title: 'Address removed' },
  default_address_set: { tone: 'success', title: 'Checkout starts with this address now' },
  too_many_addresses: { tone: 'error', title: 'You have 20 addresses', description: 'Remove one first.' },
  session_ended: { tone: 'success', title: 'Signed out there' },
  others_ended: { tone: 'success', title: 'All other devices are signed out' },
  deletion_code_sent: { tone: 'success', title: 'Check your email for the code!' },
  address_unproven: {
    tone: 'error',
    title: 'Please confirm your email address first',
    description: 'Sign out, ask for a sign-in link, and follow it: that confirms it.',
  },
  open_orders: {
    tone: 'error',
    title: 'An order of yours is still being made',
    description: 'Delete your account once it is sent or picked up, or ask us to cancel it.',
  },
  last_owner: {
    tone: 'error',
    title: 'The shop needs an owner',
    description: 'Make somebody else owner first, then delete your account.',
  },
  provider_not_reached: {
    tone: 'error',
    title: 'We could not reach that service',
    description: 'Please try again later.',
  },
  identity_unlinked: { tone: 'success', title: 'Unlinked', description: 'It signs nobody in here any more.' },
  last_identity: {
    tone: 'error',
    title: 'This is your last way to sign in',
    description: 'Link another one first.',
  },
  not_there: { tone: 'error', title: 'It is gone already' },
  too_many_attempts: {
    tone: 'error',
    title: 'Too many attempts',
    description: 'Please wait a while, then try again.',
  },
} as const satisfies Record<string, Notice>

export type ProfileMessageCode = keyof typeof profileMessages
