import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { accessTokenSeconds, signAccessToken } from './access-tokens.ts'
import { findFactors } from './factors/find-factors.ts'
import { presentFactor } from './factors/present-factor.ts'
import type { TokenSession } from './open-session.ts'
import { identities } from './tables.ts'
import type { AuthParts, UserRow } from './types.ts'

/** The user of the specification's contract. Times in ISO 8601; absent ones are left out. */
export async function presentUser(executor: Executor, user: UserRow) {
  const rows = await executor
    .select()
    .from(identities)
    .where(eq(identities.userId, user.id))
    .orderBy(asc(identities.createdAt))
  const known = await findFactors(executor, user.id)
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    email_confirmed_at: user.emailConfirmedAt?.toISOString(),
    phone: user.phone ?? '',
    phone_confirmed_at: user.phoneConfirmedAt?.toISOString(),
    confirmed_at: earliest(user.emailConfirmedAt, user.phoneConfirmedAt)?.toISOString(),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: user.newEmailAskedAt?.toISOString(),
    new_phone: user.newPhone ?? undefined,
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

export type ApiUser = Awaited<ReturnType<typeof presentUser>>

const presentIdentity = (row: typeof identities.$inferSelect) => ({
  identity_id: row.id,
  id: row.providerId,
  user_id: row.userId,
  identity_data: row.identityData,
  provider: row.provider,
  last_sign_in_at: row.lastSignInAt?.toISOString(),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

/** What a client of /auth/v1 keeps: tokens, when to refresh them (seconds since 1970), and the user. */
export async function presentSession(parts: AuthParts, user: UserRow, session: TokenSession) {
  const { accessToken, expiresAt } = await signAccessToken(parts, user, session)
  return {
    access_token: accessToken,
    token_type: 'bearer' as const,
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user: await presentUser(parts.database.orm, user),
  }
}

export type ApiSession = Awaited<ReturnType<typeof presentSession>>

const earliest = (...moments: (Date | null)[]): Date | undefined =>
  moments.filter((moment) => moment !== null).sort((one, other) => one.getTime() - other.getTime())[0]
