import { createHash } from 'node:crypto'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { findUserById } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { takeAttempt } from '../limits.ts'
import { spendProof } from '../links/spend-proof.ts'
import type { OpenSession } from '../sessions/open-session.ts'
import type { UserRow } from '../tables.ts'
import type { SignInMeta, TooManyAttempts } from '../types.ts'
import { findOrAddUser } from './find-or-add-user.ts'
import { linkIdentity, mayLink } from './link-identity.ts'

export type IdTokenInput = { provider: string; idToken: string; nonce: string | null }

export type IdTokenOutcome<Opened> =
  | { ok: true; user: UserRow; session: Opened }
  | {
      ok: false
      reason:
        | 'provider_not_found'
        | 'bad_id_token'
        | 'identity_exists'
        | 'identity_unproven'
        | 'provider_email_needs_verification'
        | 'account_needs_verification'
        | 'signup_disabled'
    }
  | TooManyAttempts

/** Accepts a token that an app got from the provider itself, once. `linkTo` adds the identity to the signed-in user. */
export async function signInByIdToken<Opened>(
  parts: AuthParts,
  { provider: name, idToken, nonce }: IdTokenInput,
  linkTo: SignedInUser | null,
  meta: SignInMeta,
  open: OpenSession<Opened>,
): Promise<IdTokenOutcome<Opened>> {
  const { database, identityProviders, log, rateLimiter, rules } = parts
  const attempt = await takeAttempt(rateLimiter, rules.limits.verify, meta.clientAddress, null)
  if (!attempt.ok) return attempt
  const provider = identityProviders.find((known) => known.name === name)
  if (!provider) return { ok: false, reason: 'provider_not_found' }
  const read = await provider.readIdToken(idToken).catch((error: unknown) => {
    log.warn({ error, provider: name }, 'an ID token could not be checked')
    return null
  })
  if (!read || !isNonceOf(read.nonce, nonce)) return { ok: false, reason: 'bad_id_token' }
  return database.transaction(async (transaction): Promise<IdTokenOutcome<Opened>> => {
    if (!(await spendProof(transaction, `id-token:${idToken}`, read.expiresAt)))
      return { ok: false, reason: 'bad_id_token' }
    if (linkTo !== null) {
      const user = await findUserById(transaction, linkTo.id)
      if (!user) return { ok: false, reason: 'identity_exists' }
      if (!mayLink(user, read.identity)) return { ok: false, reason: 'identity_unproven' }
      if (!(await linkIdentity(parts, transaction, user, read.identity)))
        return { ok: false, reason: 'identity_exists' }
      return { ok: true, user, session: await open(transaction, user, 'oauth', meta) }
    }
    const found = await findOrAddUser(parts, transaction, read.identity)
    if (!found.ok) return found
    return { ok: true, user: found.user, session: await open(transaction, found.user, 'oauth', meta) }
  })
}

/**
 * The provider was given the nonce or its SHA-256; a token with a nonce needs it, and one without requires that none is
 * given.
 */
function isNonceOf(claimed: string | null, shown: string | null): boolean {
  if (claimed === null || shown === null) return claimed === shown
  return claimed === shown || claimed === createHash('sha256').update(shown).digest('hex')
}
