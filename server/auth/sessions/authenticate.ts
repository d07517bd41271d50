import { and, eq, gt, not, type SQL } from 'drizzle-orm'
import { isStaff, type Role } from '#domain/people/role.ts'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { minutes } from '#server/kernel/clock.ts'
import type { AuthParts } from '../deps.ts'
import { lacksSecondFactor } from '../factors/find-factors.ts'
import { hashSecret } from '../secrets.ts'
import { sessions, users } from '../tables.ts'
import { readAccessToken } from './access-tokens.ts'

/** The precision of a session's last use; a finer one would write on every request. */
const lastUseGrain = minutes(10)

type AuthenticateParts = Pick<
  AuthParts,
  'database' | 'clock' | 'people' | 'mustStaffHaveSecondFactor' | 'staffIdleMilliseconds'
>

/** Returns the user of the session that a cookie's value belongs to: one query by index, with the current role. */
export async function authenticate(parts: AuthenticateParts, value: string): Promise<SignedInUser | null> {
  const found = await signedInBy(parts, eq(sessions.tokenHash, hashSecret(value)))
  return found && !found.lacksSecondFactor ? found.user : null
}

/** A user who has shown a password or link, but not yet the second factor: allows showing that, and nothing else. */
export async function authenticateHalf(
  parts: AuthenticateParts,
  value: string,
): Promise<SignedInUser | null> {
  const found = await signedInBy(parts, eq(sessions.tokenHash, hashSecret(value)))
  return found?.lacksSecondFactor ? found.user : null
}

/** How a request is authenticated: by a cookie's value, or an access token. */
export type Credential = { cookie: string } | { bearer: string }

/** Whether it still opens what it opened before. Asking never counts as using the session. */
export async function isStillSignedIn(
  parts: AuthenticateParts & Pick<AuthParts, 'keys' | 'origin'>,
  { id, role, permissions }: SignedInUser,
  credential: Credential,
): Promise<boolean> {
  const isSession =
    'cookie' in credential
      ? eq(sessions.tokenHash, hashSecret(credential.cookie))
      : await sessionOfToken(parts, credential.bearer)
  const now = isSession && (await signedInBy(parts, isSession, { isUse: false }))
  if (now === null || now.lacksSecondFactor || now.user.id !== id || now.user.role !== role) return false
  return String(now.user.permissions) === String(permissions)
}

export type BearerOutcome =
  | { ok: true; user: SignedInUser; lacksSecondFactor: boolean }
  | { ok: false; reason: 'bad_jwt' | 'session_not_found' }

/** The same for a bearer token of /auth/v1. A valid signature is not enough: its session must still exist. */
export async function authenticateBearer(
  parts: AuthenticateParts & Pick<AuthParts, 'keys' | 'origin'>,
  token: string,
): Promise<BearerOutcome> {
  const isTheSession = await sessionOfToken(parts, token)
  if (!isTheSession) return { ok: false, reason: 'bad_jwt' }
  const found = await signedInBy(parts, isTheSession)
  return found ? { ok: true, ...found } : { ok: false, reason: 'session_not_found' }
}

async function sessionOfToken(
  parts: Pick<AuthParts, 'clock' | 'keys' | 'origin'>,
  token: string,
): Promise<SQL | null> {
  const claims = await readAccessToken(parts, token)
  if (!claims) return null
  return and(eq(sessions.id, claims.sessionId), eq(sessions.userId, claims.userId)) ?? null
}

/** Keeps the back office from staying open on an unattended desk. */
export const isLeft = (
  { staffIdleMilliseconds }: Pick<AuthParts, 'staffIdleMilliseconds'>,
  { role, lastUsedAt }: { role: Role | null; lastUsedAt: Date },
  now: Date,
): boolean => role !== null && isStaff(role) && now.getTime() - lastUsedAt.getTime() > staffIdleMilliseconds

async function signedInBy(
  { database, clock, people, mustStaffHaveSecondFactor, staffIdleMilliseconds }: AuthenticateParts,
  isTheSession: SQL,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<{ user: SignedInUser; lacksSecondFactor: boolean } | null> {
  const now = clock.now()
  const [row] = await database.orm
    .select({
      id: users.id,
      email: users.email,
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      aal: sessions.aal,
      lacksSecondFactor,
      role: people.roleInQuery(users.id),
      permissions: people.permissionsInQuery(users.id),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isTheSession, gt(sessions.expiresAt, now), not(people.suspendedInQuery(users.id))))
  if (!row) return null
  if (isLeft({ staffIdleMilliseconds }, row, now)) return null
  if (isUse && now.getTime() - row.lastUsedAt.getTime() >= lastUseGrain)
    await database.orm.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, row.sessionId))
  const { id, sessionId } = row
  const mayBeStaff = row.aal === 'aal2' || !mustStaffHaveSecondFactor
  const role = mayBeStaff ? (row.role ?? 'customer') : 'customer'
  const permissions = role === 'custom' ? (row.permissions ?? []) : undefined
  const user = { id, email: row.email ?? '', role, ...(permissions && { permissions }), sessionId }
  return { user, lacksSecondFactor: row.lacksSecondFactor }
}

/** The user of a /auth/v1 access token, for other APIs; also null if the second factor is missing. */
export async function signedInByToken(parts: AuthParts, accessToken: string): Promise<SignedInUser | null> {
  const outcome = await authenticateBearer(parts, accessToken)
  return outcome.ok && !outcome.lacksSecondFactor ? outcome.user : null
}
