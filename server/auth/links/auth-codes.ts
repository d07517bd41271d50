import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { after } from '#server/kernel/clock.ts'
import type { Executor } from '#server/kernel/database.ts'
import { findUserById } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { linkIdentity, mayLink } from '../identities/link-identity.ts'
import { lifetimes } from '../lifetimes.ts'
import { takeAttempt } from '../limits.ts'
import { hashSecret, newSecret, sameHash } from '../secrets.ts'
import type { OpenSession } from '../sessions/open-session.ts'
import { authCodes, type UserRow } from '../tables.ts'
import type { CodeChallenge, MethodName, NewIdentity, SignInMeta, TooManyAttempts } from '../types.ts'

/** A code for the redirect back to the client (RFC 7636): useless without the client's verifier. */
export async function issueAuthCode(
  { clock }: Pick<AuthParts, 'clock'>,
  executor: Executor,
  {
    newIdentity = null,
    ...facts
  }: { userId: string; method: MethodName; codeChallenge: CodeChallenge; newIdentity?: NewIdentity | null },
): Promise<string> {
  const code = newSecret()
  const now = clock.now()
  await executor.insert(authCodes).values({
    codeHash: hashSecret(code),
    ...facts,
    newIdentity,
    createdAt: now,
    expiresAt: after(now, lifetimes.authCode),
  })
  return code
}

export type ExchangeCodeOutcome<Opened> =
  | { ok: true; user: UserRow; session: Opened }
  | {
      ok: false
      reason:
        | 'flow_state_not_found'
        | 'flow_state_expired'
        | 'bad_code_verifier'
        | 'identity_exists'
        /** One of the two sides has not proven its address. */
        | 'identity_unproven'
    }
  | TooManyAttempts

/**
 * One try each: a code shown with a wrong verifier is gone, like a used one. With `userId` it is accepted for that user
 * only.
 */
export async function exchangeAuthCode<Opened>(
  parts: AuthParts,
  { code, verifier, userId }: { code: string; verifier: string; userId?: string },
  meta: SignInMeta,
  open: OpenSession<Opened>,
): Promise<ExchangeCodeOutcome<Opened>> {
  const codeHash = hashSecret(code)
  const attempt = await takeAttempt(
    parts.rateLimiter,
    parts.rules.limits.verify,
    meta.clientAddress,
    codeHash,
  )
  if (!attempt.ok) return attempt
  return parts.database.transaction(async (transaction): Promise<ExchangeCodeOutcome<Opened>> => {
    const [row] = await transaction.delete(authCodes).where(eq(authCodes.codeHash, codeHash)).returning()
    if (!row) return { ok: false, reason: 'flow_state_not_found' }
    if (row.expiresAt <= parts.clock.now()) return { ok: false, reason: 'flow_state_expired' }
    if (!answers(row.codeChallenge, verifier)) return { ok: false, reason: 'bad_code_verifier' }
    const user = await findUserById(transaction, row.userId)
    if (!user || (userId !== undefined && userId !== row.userId))
      return { ok: false, reason: 'flow_state_not_found' }
    if (row.newIdentity !== null) {
      if (!mayLink(user, row.newIdentity)) return { ok: false, reason: 'identity_unproven' }
      if (!(await linkIdentity(parts, transaction, user, row.newIdentity)))
        return { ok: false, reason: 'identity_exists' }
    }
    const updated = (await findUserById(transaction, user.id)) ?? user
    return { ok: true, user: updated, session: await open(transaction, updated, row.method, meta) }
  })
}

/** RFC 7636 section 4.6 */
function answers({ value, method }: CodeChallenge, verifier: string): boolean {
  const answer = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url')
  return sameHash(answer, value)
}
