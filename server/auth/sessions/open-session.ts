import { eq } from 'drizzle-orm'
import { after } from '#server/kernel/clock.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { AuthParts } from '../deps.ts'
import { hasSecondFactor } from '../factors/find-factors.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { identities, refreshTokens, sessions, type UserRow, users } from '../tables.ts'
import type { AuthenticationMethod, MethodName, SignInMeta } from '../types.ts'
import { deviceMarkOf, noteDevice } from './note-device.ts'

/** Creates the session row of one kind (cookie or tokens) in the caller's transaction. @throws SuspendedError */
export type OpenSession<Opened> = (
  executor: Executor,
  user: UserRow,
  method: MethodName,
  meta: SignInMeta,
) => Promise<Opened>

/** The browser's cookie. */
export type SessionCookie = {
  value: string
  expiresAt: Date
  /** The cookie grants nothing until the second factor is shown. */
  lacksSecondFactor: boolean
}

/** Rolls back everything that was to come with the session; the doors turn it into a response (note-attempt.ts). */
export class SuspendedError extends Error {}

const maxUserAgentLength = 400

export type CookieSession = { id: string; value: string; expiresAt: Date }

/** Only the cookie holds the value; the row has its hash. */
export async function openCookieSession(
  parts: Pick<AuthParts, 'clock' | 'mail' | 'people' | 'rules'>,
  executor: Executor,
  user: UserRow,
  method: AuthenticationMethod['method'],
  meta: SignInMeta,
): Promise<CookieSession> {
  const value = newSecret()
  const row = { ...sessionRow(parts, user, method, meta), tokenHash: hashSecret(value) }
  const id = await insertSession(parts, executor, row)
  return { id, value, expiresAt: row.expiresAt }
}

export type TokenSession = { id: string; refreshToken: string; aal: string; amr: AuthenticationMethod[] }

/** For clients of /auth/v1, which carry tokens instead of a cookie. */
export async function openTokenSession(
  parts: Pick<AuthParts, 'clock' | 'mail' | 'people' | 'rules'>,
  executor: Executor,
  user: UserRow,
  method: AuthenticationMethod['method'],
  meta: SignInMeta,
): Promise<TokenSession> {
  const refreshToken = newSecret()
  const row = { ...sessionRow(parts, user, method, meta), refreshSecret: newSecret() }
  const id = await insertSession(parts, executor, row)
  await executor
    .insert(refreshTokens)
    .values({ tokenHash: hashSecret(refreshToken), sessionId: id, createdAt: row.createdAt })
  return { id, refreshToken, aal: row.aal, amr: row.amr }
}

/** A passkey is something you have, unlocked by something you are or know. */
const isStrong = (method: AuthenticationMethod['method']): boolean => method === 'passkey'

function sessionRow(
  { clock, rules }: Pick<AuthParts, 'clock' | 'rules'>,
  user: UserRow,
  method: AuthenticationMethod['method'],
  meta: SignInMeta,
) {
  const now = clock.now()
  return {
    userId: user.id,
    aal: isStrong(method) ? ('aal2' as const) : ('aal1' as const),
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1_000) }],
    userAgent: meta.userAgent.slice(0, maxUserAgentLength),
    address: meta.clientAddress,
    deviceMark: deviceMarkOf(user.id, meta),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: after(now, rules.lifetimes.session),
  }
}

async function insertSession(
  parts: Pick<AuthParts, 'clock' | 'mail' | 'people'>,
  executor: Executor,
  row: typeof sessions.$inferInsert & { createdAt: Date },
): Promise<string> {
  const [inserted] = await executor.insert(sessions).values(row).returning()
  if (!inserted) throw new Error('A session was not inserted.')
  const lastSignInAt = row.createdAt
  const [user] = await executor
    .update(users)
    .set({ lastSignInAt })
    .where(eq(users.id, row.userId))
    .returning({ isSuspended: parts.people.suspendedInQuery(users.id) })
  if (user?.isSuspended) throw new SuspendedError()
  await executor.update(identities).set({ lastSignInAt }).where(eq(identities.userId, row.userId))
  // A user who has yet to show the second factor is not signed in; raiseSession records the device then.
  const isIn = inserted.aal === 'aal2' || !(await hasSecondFactor(executor, row.userId))
  if (isIn) await noteDevice(parts, executor, inserted)
  return inserted.id
}
