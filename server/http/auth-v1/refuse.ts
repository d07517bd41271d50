import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { methodsAt } from '#server/http/methods-at.ts'
import type { EdgeVariables } from '#server/http/visit.ts'

/**
 * The table of refusals of /auth/v1: reason → HTTP status, with the code and the message that the official client
 * knows.
 */
const refusals = {
  bad_json: [400, 'bad_json', 'The body could not be read as JSON.'],
  too_large: [413, 'validation_failed', 'The body is larger than 64 KB.'],
  missing_credentials: [
    400,
    'validation_failed',
    'You must provide either an email or phone number and a password',
  ],
  anonymous_disabled: [422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  signup_disabled: [422, 'signup_disabled', 'Signups not allowed for this instance'],
  email_disabled: [422, 'email_provider_disabled', 'Email logins are disabled'],
  link_disabled: [422, 'email_provider_disabled', 'Login with magic link is disabled'],
  phone_disabled: [422, 'phone_provider_disabled', 'Phone logins are disabled'],
  wallet_disabled: [422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  sso_disabled: [404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  passkey_disabled: [404, 'passkey_disabled', 'Passkeys are disabled'],
  linking_disabled: [404, 'manual_linking_disabled', 'Manual linking is disabled'],
  pkce_needed: [
    400,
    'validation_failed',
    "Signing in this way needs PKCE, with a code_challenge: create the client with flowType: 'pkce'.",
  ],
  phone_not_confirmed: [400, 'phone_not_confirmed', 'Phone not confirmed'],
  phone_exists: [422, 'phone_exists', 'A user with this phone number has already been registered'],
  email_exists: [422, 'email_exists', 'A user with this email address has already been registered'],
  captcha_failed: [400, 'captcha_failed', 'captcha protection: request disallowed'],
  reauthentication_needed: [
    400,
    'reauthentication_needed',
    'This needs fresh proof of who you are: sign in again, or verify a second factor',
  ],
  reauthentication_not_valid: [422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'],
  identity_exists: [422, 'identity_already_exists', 'Identity is already linked to another user'],
  identity_unproven: [
    403,
    'email_not_confirmed',
    'Both addresses, the account’s and the provider’s, must be verified before they are linked',
  ],
  identity_not_found: [404, 'identity_not_found', 'Identity not found'],
  single_identity_not_deletable: [
    422,
    'single_identity_not_deletable',
    'User must have at least 1 identity after unlinking',
  ],
  provider_not_found: [400, 'oauth_provider_not_supported', 'Unsupported provider: provider is not enabled'],
  provider_not_reached: [502, 'unexpected_failure', 'The provider could not be reached. Try again.'],
  provider_email_needs_verification: [
    422,
    'provider_email_needs_verification',
    'The provider has not verified your email address. Verify it there, then come back.',
  ],
  account_needs_verification: [
    422,
    'email_exists',
    'An account with this email address exists, but the address is not confirmed. Sign in with an emailed link first.',
  ],
  bad_oauth_state: [400, 'bad_oauth_state', 'This provider sign-in did not start here, or took too long.'],
  bad_oauth_callback: [400, 'bad_oauth_callback', 'The provider’s answer was not accepted.'],
  bad_id_token: [400, 'bad_jwt', 'Bad ID token'],
  bad_wallet_message: [
    400,
    'validation_failed',
    'The signed message is not for this shop, or is not current.',
  ],
  bad_wallet_signature: [400, 'invalid_credentials', 'The signature does not match this wallet.'],
  wallet_message_used: [400, 'bad_jwt', 'This message was already used. Sign another one.'],
  sso_provider_not_found: [404, 'sso_provider_not_found', 'No SSO provider assigned for this domain'],
  insufficient_aal: [403, 'insufficient_aal', 'AAL2 session is required for this.'],
  factor_not_found: [404, 'mfa_factor_not_found', 'Factor not found'],
  factor_name_conflict: [422, 'mfa_factor_name_conflict', 'A factor with this friendly name already exists'],
  too_many_factors: [422, 'too_many_enrolled_mfa_factors', 'Maximum number of enrolled factors reached'],
  passkey_not_found: [404, 'webauthn_credential_not_found', 'Passkey not found'],
  passkey_challenge_not_found: [400, 'webauthn_challenge_not_found', 'Challenge not found or already used'],
  passkey_rejected: [400, 'webauthn_verification_failed', 'Credential verification failed'],
  too_many_passkeys: [422, 'too_many_passkeys', 'Maximum number of passkeys reached'],
  totp_rejected: [422, 'mfa_verification_failed', 'Invalid TOTP code entered'],
  text_rejected: [422, 'mfa_verification_failed', 'Invalid MFA Phone code entered'],
  challenge_expired: [422, 'mfa_challenge_expired', 'The challenge has expired. Start another one.'],
  factor_rejected: [422, 'mfa_verification_failed', 'The code or signature is not right.'],
  phone_factor_disabled: [422, 'mfa_phone_enroll_not_enabled', 'Codes by text message are not offered here.'],
  flow_state_not_found: [404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'],
  flow_state_expired: [403, 'flow_state_expired', 'invalid flow state, flow state has expired'],
  bad_code_verifier: [
    400,
    'bad_code_verifier',
    'code challenge does not match previously saved code verifier',
  ],
  unsupported_grant_type: [400, 'validation_failed', 'This grant type is not offered here.'],
  invalid_credentials: [400, 'invalid_credentials', 'Invalid login credentials'],
  email_not_confirmed: [400, 'email_not_confirmed', 'Email not confirmed'],
  new_password_required: [
    403,
    'password_change_required',
    'This was a one-time password. Sign in on the sign-in page to choose a new one.',
  ],
  account_suspended: [403, 'user_banned', 'This account is suspended. Ask the shop’s owner.'],
  account_exists: [422, 'user_already_exists', 'User already registered'],
  same_password: [422, 'same_password', 'New password should be different from the old password.'],
  wrong_current_password: [400, 'invalid_credentials', 'The current password is not right.'],
  address_missing: [400, 'validation_failed', 'Cannot create a user without either an email or phone'],
  new_email_missing: [400, 'validation_failed', "The field 'new_email' is missing."],
  password_missing: [400, 'validation_failed', "The field 'password' is missing."],
  staff_account: [
    403,
    'not_admin',
    'Owners change staff accounts in the back office. A service key changes customer accounts.',
  ],
  open_orders: [
    409,
    'conflict',
    'This account has an order that still has to be paid for, made, or picked up.',
  ],
  not_admin: [403, 'not_admin', 'User not allowed'],
  key_in_page: [403, 'not_admin', 'A service key works only from a server, never from a page.'],
  user_not_found: [404, 'user_not_found', 'User not found'],
  token_not_found: [400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
  token_already_used: [400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'],
  session_expired: [400, 'session_expired', 'Invalid Refresh Token: Session Expired'],
  invalid_token: [403, 'otp_expired', 'Token has expired or is invalid'],
  no_authorization: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  bad_jwt: [
    403,
    'bad_jwt',
    'invalid JWT: unable to parse or verify signature, token is malformed, foreign or expired',
  ],
  session_not_found: [403, 'session_not_found', 'The session of this access token has ended.'],
  too_many_attempts: [429, 'over_request_rate_limit', 'Too many attempts. Wait a while and try again.'],
  too_many_mails: [429, 'over_email_send_rate_limit', 'Too many emails were requested. Wait a while.'],
  too_many_texts: [429, 'over_sms_send_rate_limit', 'Too many text messages were requested. Wait a while.'],
  not_found: [404, 'not_found', 'There is no such endpoint.'],
  wrong_method: [405, 'bad_method', 'This address needs a different method; `Allow` names it.'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string, string]>

export type Refusal = keyof typeof refusals

export type RefusalBody = { code: number; error_code: string; msg: string }

export function refusalBody(refusal: Refusal): RefusalBody {
  const [code, error_code, msg] = refusals[refusal]
  return { code, error_code, msg }
}

export function refuse(context: Context, refusal: Refusal): Response {
  const body = refusalBody(refusal)
  return context.json(body, refusals[refusal][0])
}

/** Unknown calls, and known ones with the wrong method. */
export function refuseUnknown(context: Context, routes: Hono<EdgeVariables>): Response {
  const methods = methodsAt(routes, '/auth/v1', context.req.path)
  if (methods.length === 0) return refuse(context, 'not_found')
  context.header('allow', methods.join(', '))
  return refuse(context, 'wrong_method')
}

/** With the wait time in seconds (RFC 9110 section 10.2.3). */
export function refuseForNow(
  context: Context,
  retryAfterSeconds: number,
  refusal: Extract<Refusal, 'too_many_attempts' | 'too_many_mails' | 'too_many_texts'> = 'too_many_attempts',
): Response {
  context.header('retry-after', String(retryAfterSeconds))
  return refuse(context, refusal)
}

/** Any other problem with the request. */
export const refuseInvalid = (context: Context, msg: string): Response =>
  context.json({ code: 400, error_code: 'validation_failed', msg } satisfies RefusalBody, 400)

export const refuseWeakPassword = (context: Context, msg: string, reason: 'length' | 'pwned' = 'length') =>
  context.json({ code: 422, error_code: 'weak_password', msg, weak_password: { reasons: [reason] } }, 422)

/** The reasons a door refuses with. */
export type Refused =
  | { ok: false; reason: Exclude<Refusal, 'too_many_attempts'> | keyof typeof weak }
  | { ok: false; reason: 'too_many_attempts'; retryAfterSeconds: number }

export function refuseOutcome(context: Context, outcome: Refused): Response {
  if (isWeak(outcome.reason)) {
    const [msg, reason] = weak[outcome.reason]
    return refuseWeakPassword(context, msg, reason)
  }
  if ('retryAfterSeconds' in outcome) return refuseForNow(context, outcome.retryAfterSeconds)
  return refuse(context, outcome.reason)
}

const weak = {
  breached_password: ['This password has been stolen from other sites. Choose another one.', 'pwned'],
  common_password: ['Too many people use this password. Choose another one.', 'pwned'],
  staff_password_too_short: ['Password should be at least 12 characters', 'length'],
} as const

const isWeak = (reason: string): reason is keyof typeof weak => Object.hasOwn(weak, reason)
