import type { CalledOperation } from '#app/operations/operation-form.tsx'
import type { Notice } from '#app/shell/notices.ts'
import { table } from '#domain/table.ts'

export type ProfileCall =
  | 'profile.update'
  | 'profile.reset-password'
  | 'profile.set-texts'
  | `addresses.${'add' | 'update' | 'remove' | 'set-default'}`
  | 'sessions.end'
  | `factors.${'begin-app' | 'finish-app' | 'remove' | 'new-recovery-codes'}`
  | `passkeys.${'begin' | 'add' | 'rename' | 'remove'}`
  | `identities.${'link' | 'unlink'}`
  | `account.${'mail-deletion-code' | 'delete'}`

export type CalledProfile = CalledOperation<ProfileCall>

/** The specification's words (docs/spec-map.md B8). */
const done: { [One in ProfileCall]?: Notice } = {
  'profile.update': { tone: 'success', title: 'Profile updated successfully' },
  'profile.reset-password': { tone: 'success', title: 'Check your email for the password reset link!' },
  'profile.set-texts': { tone: 'success', title: 'Your choice is saved' },
  'factors.finish-app': {
    tone: 'success',
    title: 'Your second factor is on',
    description: 'All other devices are signed out.',
  },
  'factors.remove': { tone: 'success', title: 'Removed' },
  'factors.new-recovery-codes': {
    tone: 'success',
    title: 'New recovery codes',
    description: 'Those of before hold no more.',
  },
  'passkeys.add': {
    tone: 'success',
    title: 'Passkey added',
    description: 'Sign in with it from now on. Give it a name that you recognize.',
  },
  'passkeys.rename': { tone: 'success', title: 'Name saved' },
  'passkeys.remove': {
    tone: 'success',
    title: 'Passkey removed',
    description: 'It signs nobody in here any more. Your device may still list it.',
  },
  'addresses.add': { tone: 'success', title: 'Address saved' },
  'addresses.update': { tone: 'success', title: 'Address saved' },
  'addresses.remove': { tone: 'success', title: 'Address removed' },
  'addresses.set-default': { tone: 'success', title: 'Checkout starts with this address now' },
  'sessions.end': { tone: 'success', title: 'Signed out there' },
  'account.mail-deletion-code': { tone: 'success', title: 'Check your email for the code!' },
  'identities.unlink': {
    tone: 'success',
    title: 'Unlinked',
    description: 'It signs nobody in here any more.',
  },
}

const othersEnded: Notice = { tone: 'success', title: 'All other devices are signed out' }

/** By what refused it. */
const failed = table<Notice>({
  update_failed: { tone: 'error', title: 'Failed to update profile' },
  way_closed: { tone: 'error', title: 'This is not offered here' },
  code_rejected: { tone: 'error', title: 'That code is not right', description: 'Please begin again.' },
  too_many_factors: { tone: 'error', title: 'You have too many factors', description: 'Remove one first.' },
  passkey_rejected: { tone: 'error', title: 'The passkey was not added', description: 'Please try again.' },
  passkey_name_taken: {
    tone: 'error',
    title: 'Another one has this name',
    description: 'Choose a different name.',
  },
  passkey_name_invalid: { tone: 'error', title: 'Enter a name of at most 60 characters' },
  too_many_addresses: { tone: 'error', title: 'You have 20 addresses', description: 'Remove one first.' },
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
  last_identity: {
    tone: 'error',
    title: 'This is your last way to sign in',
    description: 'Link another one first.',
  },
  not_there: { tone: 'error', title: 'It is gone already' },
})

/** Where a form says nothing of a wrong field by itself. */
const invalid: { [One in ProfileCall]?: Notice } = {
  'passkeys.add': failed.passkey_rejected,
  'passkeys.rename': failed.passkey_name_invalid,
  'factors.finish-app': { tone: 'error', title: 'That code is not right' },
}

/** What came of a form, above the page and in a toast; null where its fields say so. */
export function messageOf(answer: CalledProfile['answer']): Notice | null {
  if (!answer) return null
  if (answer.ok) {
    const areAll = answer.operation === 'sessions.end' && answer.value.wereAll
    return areAll ? othersEnded : (done[answer.operation] ?? null)
  }
  if (answer.reason === 'invalid') return invalid[answer.operation] ?? null
  const known = answer.reason === 'refused' && answer.because ? failed[answer.because] : undefined
  if (known) return known
  return answer.operation === 'profile.update'
    ? (failed.update_failed ?? null)
    : { tone: 'error', title: answer.message }
}
