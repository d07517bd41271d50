import { eq } from 'drizzle-orm'
import { after } from '#server/kernel/clock.ts'
import type { AuthParts } from '../deps.ts'
import { lifetimes } from '../lifetimes.ts'
import { takeAttempt } from '../limits.ts'
import { issueAuthCode } from '../links/auth-codes.ts'
import type { IdentityProvider, ProviderTrip } from '../ports.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { authFlows } from '../tables.ts'
import type { CodeChallenge, TooManyAttempts } from '../types.ts'
import { findOrAddUser } from './find-or-add-user.ts'

export type BeginFlowInput = {
  provider: string
  scopes: string | null
  /** A path of ours or an allowed address; the caller has checked it. */
  redirectTo: string
  codeChallenge: CodeChallenge
  /** The user who is linking the identity; null for a sign-in. */
  userId: string | null
}

export type BeginFlowOutcome =
  | { ok: true; url: string }
  | { ok: false; reason: 'provider_not_found' | 'provider_not_reached' }
  | TooManyAttempts

/**
 * Where to send the browser. Only a client with a challenge may start a flow, so that no one can be signed in to
 * another person's account.
 */
export async function beginFlow(
  parts: AuthParts,
  { provider: name, scopes, ...facts }: BeginFlowInput,
  find: (name: string) => Promise<IdentityProvider | null>,
  clientAddress: string,
): Promise<BeginFlowOutcome> {
  const { rateLimiter, rules, database, clock, log } = parts
  const attempt = await takeAttempt(rateLimiter, rules.limits.signIn, clientAddress, null)
  if (!attempt.ok) return attempt
  const provider = await find(name)
  if (!provider) return { ok: false, reason: 'provider_not_found' }
  const trip = {
    state: newSecret(),
    nonce: newSecret(),
    codeVerifier: newSecret(),
    redirectUri: callbackOf(parts, provider),
  }
  const url = await provider.begin(trip, scopes).catch((error: unknown) => {
    log.warn({ error, provider: name }, 'an identity provider could not be reached')
    return null
  })
  if (url === null) return { ok: false, reason: 'provider_not_reached' }
  const now = clock.now()
  const { state, nonce, codeVerifier } = trip
  await database.orm.insert(authFlows).values({
    ...facts,
    provider: name,
    stateHash: hashSecret(state),
    nonce,
    codeVerifier,
    createdAt: now,
    expiresAt: after(now, lifetimes.providerTrip),
  })
  return { ok: true, url }
}

const callbackOf = (
  { origin }: AuthParts,
  { callbackPath = '/auth/v1/callback' }: IdentityProvider,
): string => origin + callbackPath

export type FinishFlowOutcome =
  /** `redirectTo` receives the code. */
  | { ok: true; redirectTo: string; code: string }
  | {
      ok: false
      redirectTo: string | null
      reason:
        | 'bad_oauth_state'
        | 'bad_oauth_callback'
        | 'provider_email_needs_verification'
        | 'account_needs_verification'
        | 'signup_disabled'
    }

/** Handles the return from the provider, once per trip. */
export async function finishFlow(
  parts: AuthParts,
  answer: URLSearchParams,
  find: (name: string) => Promise<IdentityProvider | null>,
): Promise<FinishFlowOutcome> {
  const { database, clock, log } = parts
  const state = answer.get('state') ?? ''
  const [flow] = await database.orm
    .delete(authFlows)
    .where(eq(authFlows.stateHash, hashSecret(state)))
    .returning()
  if (!flow || flow.expiresAt <= clock.now())
    return { ok: false, redirectTo: null, reason: 'bad_oauth_state' }
  const { redirectTo, codeChallenge, nonce, codeVerifier } = flow
  const provider = await find(flow.provider)
  if (!provider) return { ok: false, redirectTo, reason: 'bad_oauth_callback' }
  const { method = 'oauth' } = provider
  const trip: ProviderTrip = { state, nonce, codeVerifier, redirectUri: callbackOf(parts, provider) }
  const identity = await provider.finish(trip, answer).catch((error: unknown) => {
    log.warn({ error, provider: flow.provider }, 'an identity provider’s answer was not accepted')
    return null
  })
  if (!identity) return { ok: false, redirectTo, reason: 'bad_oauth_callback' }
  return database.transaction(async (transaction): Promise<FinishFlowOutcome> => {
    if (flow.userId !== null) {
      const facts = { userId: flow.userId, method, codeChallenge, newIdentity: identity }
      return { ok: true, redirectTo, code: await issueAuthCode(parts, transaction, facts) }
    }
    const found = await findOrAddUser(parts, transaction, identity)
    if (!found.ok) return { ok: false, redirectTo, reason: found.reason }
    const facts = { userId: found.user.id, method, codeChallenge }
    return { ok: true, redirectTo, code: await issueAuthCode(parts, transaction, facts) }
  })
}
