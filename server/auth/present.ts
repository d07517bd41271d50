import { asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { apiPhone, withApiPhone } from './accounts/api-phone.ts'
import { findUserById } from './accounts/find-user.ts'
import type { AuthParts } from './deps.ts'
import { findFactors } from './factors/find-factors.ts'
import { type FactorRow, presentFactor } from './factors/present-factor.ts'
import { signAccessToken } from './sessions/access-tokens.ts'
import type { TokenSession } from './sessions/open-session.ts'
import { factors, identities, type UserRow } from './tables.ts'

/** The user in the specification's contract. Times in ISO 8601; missing ones are left out. */
export async function presentUser(executor: Executor, user: UserRow) {
  const rows = await executor
    .select()
    .from(identities)
    .where(eq(identities.userId, user.id))
    .orderBy(asc(identities.createdAt))
  return describeUser(user, rows, await findFactors(executor, user.id))
}

/** Many users, in two queries. */
export async function presentUsers(executor: Executor, users: readonly UserRow[]): Promise<ApiUser[]> {
  const ids = users.map(({ id }) => id)
  const rows = await executor
    .select()
    .from(identities)
    .where(inArray(identities.userId, ids))
    .orderBy(asc(identities.createdAt))
  const known = await executor
    .select()
    .from(factors)
    .where(inArray(factors.userId, ids))
    .orderBy(asc(factors.createdAt))
  return users.map((user) =>
    describeUser(
      user,
      rows.filter(({ userId }) => userId === user.id),
      known.filter(({ userId }) => userId === user.id),
    ),
  )
}

function describeUser(user: UserRow, rows: (typeof identities.$inferSelect)[], known: FactorRow[]) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    email_confirmed_at: user.emailConfirmedAt?.toISOString(),
    phone: apiPhone(user.phone),
    phone_confirmed_at: user.phoneConfirmedAt?.toISOString(),
    confirmed_at: earliest(user.emailConfirmedAt, user.phoneConfirmedAt)?.toISOString(),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: user.newEmailAskedAt?.toISOString(),
    new_phone: apiPhone(user.newPhone) || undefined,
    phone_change_sent_at: user.newPhoneAskedAt?.toISOString(),
    last_sign_in_at: user.lastSignInAt?.toISOString(),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: rows.map(presentIdentity),
    factors: known.filter(({ type }) => type !== 'passkey').map(presentFactor),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  }
}

export type ApiUser = ReturnType<typeof describeUser>

const presentIdentity = (row: typeof identities.$inferSelect) => ({
  identity_id: row.id,
  id: row.providerId,
  user_id: row.userId,
  identity_data: withApiPhone(row.identityData),
  provider: row.provider,
  last_sign_in_at: row.lastSignInAt?.toISOString(),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

/**
 * What a client of /auth/v1 keeps: tokens, when to refresh them (seconds since 1970), and the user as this sign-in left
 * the row.
 */
export async function presentSession(parts: AuthParts, user: UserRow, session: TokenSession) {
  const { accessToken, expiresAt } = await signAccessToken(parts, user, session)
  return {
    access_token: accessToken,
    token_type: 'bearer' as const,
    expires_in: parts.rules.lifetimes.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user: await presentUser(parts.database.orm, (await findUserById(parts.database.orm, user.id)) ?? user),
  }
}

export type ApiSession = Awaited<ReturnType<typeof presentSession>>

const earliest = (...moments: (Date | null)[]): Date | undefined =>
  moments.filter((moment) => moment !== null).sort((one, other) => one.getTime() - other.getTime())[0]
