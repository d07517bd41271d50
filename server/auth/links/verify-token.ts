import type { Executor } from '#server/kernel/database.ts'
import type { AuthParts } from '../deps.ts'
import { placeOf, takeAttempt } from '../limits.ts'
import { hashSecret } from '../secrets.ts'
import type { UserRow } from '../tables.ts'
import type { CodeChallenge, MethodName, SignInMeta, TooManyAttempts } from '../types.ts'
import { applyProof } from './apply-proof.ts'
import { findToken, type Proof, type TokenPurpose, takeToken } from './one-time-tokens.ts'

export type VerifyTokenInput = { purposes: readonly TokenPurpose[]; proof: Proof }

export type VerifyTokenOutcome<Opened> =
  | { ok: true; user: UserRow; session: Opened }
  | { ok: false; reason: 'invalid_token' }
  /** This side of an email address change is confirmed; the other mailbox has yet to confirm. */
  | { ok: false; reason: 'other_side_pending' }
  | TooManyAttempts

/** What the token is exchanged for: a session, or a code (RFC 7636) for a link with a challenge. */
export type OpenVerified<Opened> = (
  executor: Executor,
  user: UserRow,
  method: MethodName,
  meta: SignInMeta,
  codeChallenge: CodeChallenge | null,
) => Promise<Opened>

/** Exchanges a message's secret for a session, once. */
export async function verifyToken<Opened>(
  parts: AuthParts,
  { purposes, proof }: VerifyTokenInput,
  meta: SignInMeta,
  open: OpenVerified<Opened>,
): Promise<VerifyTokenOutcome<Opened>> {
  const account = proof.address ?? hashSecret(proof.kind === 'secret' ? proof.secret : '')
  const attempt = await takeAttempt(
    parts.rateLimiter,
    parts.rules.limits.verify,
    meta.clientAddress,
    placeOf(account, meta.clientAddress),
  )
  if (!attempt.ok) return attempt
  const found = await findToken(parts, purposes, proof)
  if (!found) return { ok: false, reason: 'invalid_token' }
  return parts.database.transaction(async (transaction): Promise<VerifyTokenOutcome<Opened>> => {
    const token = await takeToken(transaction, found)
    const user = token && (await applyProof(parts, transaction, token))
    if (!token || !user) return { ok: false, reason: 'invalid_token' }
    if (user === 'half') return { ok: false, reason: 'other_side_pending' }
    return { ok: true, user, session: await open(transaction, user, 'otp', meta, token.codeChallenge) }
  })
}
