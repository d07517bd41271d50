import { eq } from 'drizzle-orm'
import { after, days } from '#server/kernel/clock.ts'
import type { Executor } from '#server/kernel/database.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { identities, refreshTokens, sessions, users } from './tables.ts'
import type { AuthenticationMethod, AuthParts, SignInMeta, UserRow } from './types.ts'

export const sessionLifetime = days(30)

const maxUserAgentLength = 400

export type CookieSession = { id: string; value: string; expiresAt: Date }

/** Only the cookie knows the value; the row knows its hash. */
export async function openCookieSession(
  { clock }: Pick<AuthParts, 'clock'>,
  executor: Executor,
  user: UserRow,
  method: AuthenticationMethod['method'],
  meta: SignInMeta,
): Promise<CookieSession> {
  const value = newSecret()
  const row = { ...sessionRow(clock.now(), user, method, meta), tokenHash: hashSecret(value) }
  const id = await insertSession(executor, row)
  return { id, value, expiresAt: row.expiresAt }
}

export type TokenSession = { id: string; refreshToken: string; aal: string; amr: AuthenticationMethod[] }

/** For clients of /auth/v1, which carry tokens instead of a cookie. */
export async function openTokenSession(
  { clock }: Pick<AuthParts, 'clock'>,
  executor: Executor,
  user: UserRow,
  method: AuthenticationMethod['method'],
  meta: SignInMeta,
): Promise<TokenSession> {
  const refreshToken = newSecret()
  const row = { ...sessionRow(clock.now(), user, method, meta), refreshSecret: newSecret() }
  const id = await insertSession(executor, row)
  await executor
    .insert(refreshTokens)
    .values({ tokenHash: hashSecret(refreshToken), sessionId: id, createdAt: row.createdAt })
  return { id, refreshToken, aal: row.aal, amr: row.amr }
}

/** A passkey is something one has, opened by something one is or knows. */
const isStrong = (method: AuthenticationMethod['method']): boolean => method === 'passkey'

function sessionRow(now: Date, user: UserRow, method: AuthenticationMethod['method'], meta: SignInMeta) {
  return {
    userId: user.id,
    aal: isStrong(method) ? ('aal2' as const) : ('aal1' as const),
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1_000) }],
    userAgent: meta.userAgent.slice(0, maxUserAgentLength),
    address: meta.clientAddress,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: after(now, sessionLifetime),
  }
}

async function insertSession(executor: Executor, row: typeof sessions.$inferInsert): Promise<string> {
  const [inserted] = await executor.insert(sessions).values(row).returning({ id: sessions.id })
  if (!inserted) throw new Error('A session was not inserted.')
  const lastSignInAt = row.createdAt
  await executor.update(users).set({ lastSignInAt }).where(eq(users.id, row.userId))
  await executor.update(identities).set({ lastSignInAt }).where(eq(identities.userId, row.userId))
  return inserted.id
}
