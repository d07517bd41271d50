import type { OperationAnswer } from '#app/operations/answer-operation.ts'
import type { Notice } from '#app/shell/notices.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import { leftEmpty, passwordsDiffer } from '#domain/people/account-words.ts'
import { table } from '#domain/table.ts'

export type AuthCall =
  | `account.${'sign-in' | 'sign-up' | 'sign-out' | 'confirm-email' | 'choose-password' | 'follow-link'}`
  | `account.${'send-reset-link' | 'send-sign-in-link' | 'ask-passkey' | 'sign-in-by-passkey'}`
  | `second-step.${'verify-code' | 'use-recovery-code' | 'text-code' | 'ask-key' | 'use-key'}`

export type AuthAnswer = OperationAnswer<AuthCall>

/** The messages this page's forms are answered with, worded as in the specification (docs/spec-map.md B8). */
export const authMessages = {
  account_exists: { tone: 'error', title: 'Account already exists. Please sign in instead.' },
  passwords_differ: { tone: 'error', title: 'Passwords do not match' },
  invalid_credentials: { tone: 'error', title: 'Invalid email or password' },
  account_suspended: {
    tone: 'error',
    title: 'This account is suspended',
    description: 'Contact the shop’s owner.',
  },
  missing_credentials: {
    tone: 'error',
    title: 'You must provide either an email or phone number and a password',
  },
  failed: {
    tone: 'error',
    title: 'An unexpected error occurred',
    description: 'Your entries are still here. Try again in a moment.',
  },
  reset_requested: { tone: 'success', title: 'Check your email for the password reset link!' },
  email_not_confirmed: {
    tone: 'error',
    title: 'Please confirm your email address first',
    description: 'We sent you a link when you created your account.',
  },
  confirm_first: {
    tone: 'info',
    title: 'Account created successfully!',
    description: 'Open the link we sent to your email address, then sign in.',
  },
  too_many_attempts: {
    tone: 'error',
    title: 'Too many attempts',
    description: 'Please wait a while, then try again.',
  },
  captcha_failed: {
    tone: 'error',
    title: 'We couldn’t verify that you’re a person',
    description: 'Please complete the check again.',
  },
  phone_not_confirmed: { tone: 'error', title: 'Please confirm your phone number first' },
  breached_password: {
    tone: 'error',
    title: 'This password has been stolen from other sites',
    description: 'Choose one that you don’t use anywhere else.',
  },
  common_password: {
    tone: 'error',
    title: 'Too many people use this password',
    description: 'It’s one of the first anyone would guess. Choose another one.',
  },
  staff_password_too_short: {
    tone: 'error',
    title: 'Use at least 12 characters',
    description: 'Anyone who works in the back office needs a longer password. Three or four words will do.',
  },
  password_needed: {
    tone: 'info',
    title: 'One more thing on this device',
    description: 'Enter the password you chose when you signed up. Wasn’t you, or you forgot it? Reset it.',
  },
  wrong_password: {
    tone: 'error',
    title: 'That password isn’t right',
    description: 'Enter the one you chose when you signed up, or reset it.',
  },
  link_requested: { tone: 'success', title: 'Check your email for the sign-in link!' },
  other_side_pending: {
    tone: 'success',
    title: 'Change confirmed from this mailbox',
    description: 'Now open the link we sent to your other address.',
  },
  code_texted: { tone: 'success', title: 'We sent you a text message' },
  factor_rejected: {
    tone: 'error',
    title: 'That isn’t right',
    description: 'Each code works only once. Wait for the next one, and try again.',
  },
  factor_not_found: { tone: 'error', title: 'That isn’t right' },
  challenge_expired: { tone: 'error', title: 'That took too long', description: 'Please try again.' },
  passkey_rejected: {
    tone: 'error',
    title: 'We don’t recognize this passkey',
    description: 'Sign in another way, then add it under Profile Settings.',
  },
  provider_not_reached: {
    tone: 'error',
    title: 'We couldn’t reach that service',
    description: 'Please try again, or sign in another way.',
  },
  provider_failed: {
    tone: 'error',
    title: 'You were not signed in',
    description: 'Signing in was interrupted or took too long. Please try again, or sign in another way.',
  },
  provider_unproven: {
    tone: 'error',
    title: 'That service hasn’t confirmed your email address',
    description: 'Confirm it there first, or sign in another way.',
  },
  account_unproven: {
    tone: 'error',
    title: 'Your account’s email address isn’t confirmed yet',
    description: 'Request a sign-in link once. After that, the button works.',
  },
  way_closed: {
    tone: 'error',
    title: 'You can’t sign in that way here',
    description: 'Please choose another way.',
  },
  sign_up_closed: {
    tone: 'error',
    title: 'We aren’t accepting new accounts',
    description: 'If you were invited, open the link in your invitation.',
  },
  invalid_token: {
    tone: 'error',
    title: 'This link has expired or was already used',
    description: 'Request a new one.',
  },
} as const satisfies Record<string, Notice>

export type AuthMessageCode = keyof typeof authMessages

/** The outcome of a form, shown above it and in a toast; null if its fields show it. */
export function messageOf(answer: AuthAnswer): Notice | null {
  if (answer.ok) {
    const code = done[answer.operation]
    return code ? authMessages[code] : null
  }
  if (answer.reason === 'invalid') return invalidMessageOf(answer.operation, answer.fieldErrors)
  const because = answer.reason === 'refused' ? answer.because : undefined
  // The message says how long to wait.
  if (because === 'too_many_attempts') return { tone: 'error', title: answer.message }
  return byReason[because ?? 'failed'] ?? authMessages.failed
}

const byReason = table<Notice>(authMessages)

/**
 * True for people who should sign in next: they already have an account, have just created one that needs confirming,
 * or chose a way that is closed.
 */
export function isForSignIn(answer: AuthAnswer): boolean {
  if (answer.ok) return answer.operation === 'account.sign-up'
  return answer.reason === 'refused' && leadingToSignIn.includes(answer.because ?? '')
}

const leadingToSignIn: readonly string[] = [
  'account_exists',
  'way_closed',
  'sign_up_closed',
] satisfies AuthMessageCode[]

/** Other operations redirect, or what they show speaks for itself. */
const done: { [One in AuthCall]?: AuthMessageCode } = {
  'account.sign-up': 'confirm_first',
  'account.send-reset-link': 'reset_requested',
  'account.send-sign-in-link': 'link_requested',
  'second-step.text-code': 'code_texted',
}

function invalidMessageOf(operation: AuthCall, { email, password, confirmPassword }: FieldErrors) {
  if (operation === 'account.sign-in' || operation === 'account.sign-up') {
    const isEmpty =
      email === leftEmpty.email || password === leftEmpty.password || password === leftEmpty.newPassword
    if (isEmpty) return authMessages.missing_credentials
  }
  if (confirmPassword === passwordsDiffer) return authMessages.passwords_differ
  return unmarked[operation] ?? null
}

/** For operations whose fields are not typed in or have nowhere to show an error. */
const unmarked: { [One in AuthCall]?: Notice } = {
  'account.confirm-email': authMessages.invalid_token,
  'account.follow-link': authMessages.invalid_token,
  'account.sign-in-by-passkey': authMessages.passkey_rejected,
  'second-step.verify-code': authMessages.factor_rejected,
  'second-step.use-recovery-code': authMessages.factor_rejected,
  'second-step.text-code': authMessages.factor_rejected,
  'second-step.ask-key': authMessages.factor_rejected,
  'second-step.use-key': authMessages.factor_rejected,
}
