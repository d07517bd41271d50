import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import type { AuthParts } from '../deps.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { noteDevice } from '../sessions/note-device.ts'
import type { CookieSession, TokenSession } from '../sessions/open-session.ts'
import { refreshTokens, sessions } from '../tables.ts'
import type { MethodName } from '../types.ts'

export type RaisedSession =
  | { kind: 'tokens'; session: TokenSession }
  | { kind: 'cookie'; session: CookieSession }

/**
 * The session has shown a second factor: it becomes aal2 and gets a new secret, so that anyone who knew the previous
 * one is locked out.
 */
export async function raiseSession(
  parts: Pick<AuthParts, 'clock' | 'mail'>,
  executor: Executor,
  sessionId: string,
  method: MethodName,
): Promise<RaisedSession | null> {
  const now = parts.clock.now()
  const entry = JSON.stringify([{ method, timestamp: Math.floor(now.getTime() / 1_000) }])
  const value = newSecret()
  const [row] = await executor
    .update(sessions)
    .set({
      aal: 'aal2',
      amr: sql`${sessions.amr} || ${entry}::jsonb`,
      tokenHash: sql`case when ${sessions.tokenHash} is null then null else ${hashSecret(value)} end`,
      lastUsedAt: now,
      provenAt: now,
    })
    .where(eq(sessions.id, sessionId))
    .returning()
  if (!row) return null
  await noteDevice(parts, executor, row)
  const { id, aal, amr, expiresAt } = row
  if (row.refreshSecret === null) return { kind: 'cookie', session: { id, value, expiresAt } }
  await executor
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, id), isNull(refreshTokens.usedAt)))
  await executor.insert(refreshTokens).values({ tokenHash: hashSecret(value), sessionId: id, createdAt: now })
  return { kind: 'tokens', session: { id, aal, amr, refreshToken: value } }
}
