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

/** Worded as in the specification (docs/spec-map.md B8). */
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
    description: 'The old codes no longer work.',
  },
  'passkeys.add': {
    tone: 'success',
    title: 'Passkey added',
    description: 'You can now sign in with it. Give it a name you’ll recognize.',
  },
  'passkeys.rename': { tone: 'success', title: 'Name saved' },
  'passkeys.remove': {
    tone: 'success',
    title: 'Passkey removed',
    description: 'It can’t be used to sign in here anymore. Your device may still list it.',
  },
  'addresses.add': { tone: 'success', title: 'Address saved' },
  'addresses.update': { tone: 'success', title: 'Address saved' },
  'addresses.remove': { tone: 'success', title: 'Address removed' },
  'addresses.set-default': { tone: 'success', title: 'Checkout now starts with this address' },
  'sessions.end': { tone: 'success', title: 'Signed out there' },
  'account.mail-deletion-code': { tone: 'success', title: 'Check your email for the code!' },
  'identities.unlink': {
    tone: 'success',
    title: 'Unlinked',
    description: 'It can’t be used to sign in here anymore.',
  },
}

const othersEnded: Notice = { tone: 'success', title: 'All other devices are signed out' }

/** By refusal reason. */
const failed = table<Notice>({
  update_failed: { tone: 'error', title: 'Failed to update profile' },
  way_closed: { tone: 'error', title: 'This isn’t available here' },
  code_rejected: { tone: 'error', title: 'That code isn’t right', description: 'Please start over.' },
  too_many_factors: {
    tone: 'error',
    title: 'You have too many second factors',
    description: 'Remove one first.',
  },
  passkey_rejected: { tone: 'error', title: 'The passkey wasn’t added', description: 'Please try again.' },
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
    description: 'Sign out, request a sign-in link, and follow it. That confirms your address.',
  },
  open_orders: {
    tone: 'error',
    title: 'One of your orders is still in progress',
    description: 'You can delete your account once it’s shipped or picked up, or ask us to cancel it.',
  },
  last_owner: {
    tone: 'error',
    title: 'The shop needs an owner',
    description: 'Make someone else the owner first, then delete your account.',
  },
  provider_not_reached: {
    tone: 'error',
    title: 'We couldn’t reach that service',
    description: 'Please try again later.',
  },
  last_identity: {
    tone: 'error',
    title: 'This is your last way to sign in',
    description: 'Link another one first.',
  },
  not_there: { tone: 'error', title: 'It’s already gone' },
})

/** For forms that don't mark invalid fields themselves. */
const invalid: { [One in ProfileCall]?: Notice } = {
  'passkeys.add': failed.passkey_rejected,
  'passkeys.rename': failed.passkey_name_invalid,
  'factors.finish-app': { tone: 'error', title: 'That code isn’t right' },
}

/** The outcome of a form, shown above the page and in a toast; null if its fields show it. */
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
