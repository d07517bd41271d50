import { and, eq, gt, type SQL } from 'drizzle-orm'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { minutes } from '#server/kernel/clock.ts'
import { readAccessToken } from './access-tokens.ts'
import { hashSecret } from './secrets.ts'
import { sessions, users } from './tables.ts'
import type { AuthParts } from './types.ts'

/** How exactly a session's last use is known; finer would write on every request. */
const lastUseGrain = minutes(10)

type AuthenticateParts = Pick<AuthParts, 'database' | 'clock' | 'people'>

/** Whose session a cookie's value is: one query by index, role as it is now. */
export async function authenticate(parts: AuthenticateParts, value: string): Promise<SignedInUser | null> {
  return signedInBy(parts, eq(sessions.tokenHash, hashSecret(value)))
}

export type BearerOutcome =
  | { ok: true; user: SignedInUser }
  | { ok: false; reason: 'bad_jwt' | 'session_not_found' }

/** The same for a bearer token of /auth/v1. A right signature is not enough: its session must still stand. */
export async function authenticateBearer(
  parts: AuthenticateParts & Pick<AuthParts, 'keys'>,
  token: string,
): Promise<BearerOutcome> {
  const claims = await readAccessToken(parts, token)
  if (!claims) return { ok: false, reason: 'bad_jwt' }
  const isTheSession = and(eq(sessions.id, claims.sessionId), eq(sessions.userId, claims.userId))
  const user = await signedInBy(parts, isTheSession)
  return user ? { ok: true, user } : { ok: false, reason: 'session_not_found' }
}

async function signedInBy(
  { database, clock, people }: AuthenticateParts,
  isTheSession: SQL | undefined,
): Promise<SignedInUser | null> {
  const now = clock.now()
  const [row] = await database.orm
    .select({
      id: users.id,
      email: users.email,
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      role: people.roleInQuery(users.id),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isTheSession, gt(sessions.expiresAt, now)))
  if (!row) return null
  if (now.getTime() - row.lastUsedAt.getTime() >= lastUseGrain)
    await database.orm.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, row.sessionId))
  return { id: row.id, email: row.email ?? '', role: row.role ?? 'customer', sessionId: row.sessionId }
}
