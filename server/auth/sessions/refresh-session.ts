import { and, eq, gt, isNull } from 'drizzle-orm'
import { after } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { findUserById } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { lifetimes } from '../lifetimes.ts'
import { takeAttempt } from '../limits.ts'
import { hashSecret, nextRefreshToken } from '../secrets.ts'
import { refreshTokens, sessions, type UserRow, users } from '../tables.ts'
import type { SignInMeta, TooManyAttempts } from '../types.ts'
import { isLeft } from './authenticate.ts'
import { endSessionsWhere } from './end-sessions.ts'
import type { TokenSession } from './open-session.ts'

export type RefreshOutcome =
  | { ok: true; user: UserRow; session: TokenSession }
  | { ok: false; reason: 'token_not_found' | 'token_already_used' | 'session_expired' }
  | TooManyAttempts

/**
 * Exchanges this refresh token for the next one. A token that was used longer ago than the reuse window has been
 * copied: there is no telling the thief from the owner, so the session ends for both (RFC 9700 section 4.14.2).
 */
export async function refreshSession(
  parts: AuthParts,
  refreshToken: string,
  meta: SignInMeta,
): Promise<RefreshOutcome> {
  const tokenHash = hashSecret(refreshToken)
  const attempt = await takeAttempt(
    parts.rateLimiter,
    parts.rules.limits.refresh,
    meta.clientAddress,
    tokenHash,
  )
  if (!attempt.ok) return attempt
  return parts.database.transaction(async (transaction): Promise<RefreshOutcome> => {
    const now = parts.clock.now()
    const usage = await markUsed(transaction, tokenHash, now)
    if (usage === null) return { ok: false, reason: 'token_not_found' }
    if (now.getTime() - usage.usedAt.getTime() > lifetimes.refreshReuse) {
      await endSessionsWhere(parts, transaction, eq(sessions.id, usage.sessionId))
      return { ok: false, reason: 'token_already_used' }
    }
    if (await wasLeft(parts, transaction, usage.sessionId, now))
      return { ok: false, reason: 'session_expired' }
    const [session] = await transaction
      .update(sessions)
      .set({ lastUsedAt: now, expiresAt: after(now, parts.rules.lifetimes.session) })
      .where(and(eq(sessions.id, usage.sessionId), gt(sessions.expiresAt, now)))
      .returning()
    const user = session ? await findUserById(transaction, session.userId) : null
    if (!session?.refreshSecret || !user) return { ok: false, reason: 'session_expired' }
    const next = nextRefreshToken(refreshToken, session.refreshSecret)
    await transaction
      .insert(refreshTokens)
      .values({ tokenHash: hashSecret(next), sessionId: session.id, createdAt: now })
      .onConflictDoNothing()
    const { id, aal, amr } = session
    return { ok: true, user, session: { id, aal, amr, refreshToken: next } }
  })
}

/** A refresh counts as a use, and must not revive a session that ended for lack of use. */
async function wasLeft(
  parts: AuthParts,
  transaction: Transaction,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const [row] = await transaction
    .select({ role: parts.people.roleInQuery(users.id), lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId))
  return row !== undefined && isLeft(parts, row, now)
}

type Usage = { sessionId: string; usedAt: Date }

/** Of concurrent requests with one token, the first marks it; the others wait for it and see when it was used. */
async function markUsed(transaction: Transaction, tokenHash: string, now: Date): Promise<Usage | null> {
  const [marked] = await transaction
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.usedAt)))
    .returning({ sessionId: refreshTokens.sessionId })
  if (marked) return { sessionId: marked.sessionId, usedAt: now }
  const [known] = await transaction
    .select({ sessionId: refreshTokens.sessionId, usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash))
  return known?.usedAt ? { sessionId: known.sessionId, usedAt: known.usedAt } : null
}
