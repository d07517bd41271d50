import { asc, desc, eq } from 'drizzle-orm'
import { isStaff } from '#domain/role.ts'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { type OwnDataPart, type Person, rowsOf } from '#server/kernel/own-data.ts'
import { findUserById } from './find-user.ts'
import { limits, takeAttempt } from './limits.ts'
import {
  confirmIdentity,
  type NotConfirmed,
  type ReauthenticateOutcome,
  reauthenticate,
} from './reauthenticate.ts'
import { factors, identities, sessions, users } from './tables.ts'
import type { AuthParts, TooManyAttempts } from './types.ts'

export type OwnAccount = {
  /** Null when the account is gone. */
  person(userId: string): Promise<Person | null>
  hasPassword(user: SignedInUser): Promise<boolean>
  /** Mails (or texts) a code to an address that the account has proven. */
  sendCode(user: SignedInUser, clientAddress: string): Promise<ReauthenticateOutcome>
  /** By the password or by such a code, however fresh the sign-in is. */
  confirm(
    user: SignedInUser,
    proof: { password?: string; code?: string },
    clientAddress: string,
  ): Promise<{ ok: true } | NotConfirmed | TooManyAttempts>
  ownData: OwnDataPart
}

export const createOwnAccount = (parts: AuthParts): OwnAccount => ({
  async person(userId) {
    const user = await findUserById(parts.database.orm, userId)
    if (!user) return null
    const role = (await parts.people.roleOf(userId)) ?? 'customer'
    const isEmailProven = user.emailConfirmedAt !== null
    return { userId, email: user.email ?? '', isEmailProven, isStaff: isStaff(role) }
  },
  hasPassword: async ({ id }) => (await findUserById(parts.database.orm, id))?.passwordHash != null,
  sendCode: (user, clientAddress) => reauthenticate(parts, user, clientAddress),
  async confirm(signedIn, { password, code }, clientAddress) {
    const attempt = await takeAttempt(parts.rateLimiter, limits.changePassword, clientAddress, signedIn.id)
    if (!attempt.ok) return attempt
    const user = await findUserById(parts.database.orm, signedIn.id)
    if (!user || (!password && !code)) return { ok: false, reason: 'reauthentication_needed' }
    return confirmIdentity(parts, signedIn, user, { currentPassword: password || undefined, nonce: code })
  },
  ownData: authOwnData(parts),
})

/** The account with the ways into it. Nothing that opens it is told, not even hashed. */
function authOwnData({ database: { orm } }: AuthParts): OwnDataPart {
  const account = {
    id: users.id,
    email: users.email,
    emailConfirmedAt: users.emailConfirmedAt,
    phone: users.phone,
    phoneConfirmedAt: users.phoneConfirmedAt,
    userMetadata: users.userMetadata,
    createdAt: users.createdAt,
    lastSignInAt: users.lastSignInAt,
  }
  const identity = {
    provider: identities.provider,
    identityData: identities.identityData,
    createdAt: identities.createdAt,
    lastSignInAt: identities.lastSignInAt,
  }
  const factor = {
    type: factors.type,
    name: factors.name,
    phone: factors.phone,
    createdAt: factors.createdAt,
    lastUsedAt: factors.lastUsedAt,
  }
  const session = {
    userAgent: sessions.userAgent,
    address: sessions.address,
    createdAt: sessions.createdAt,
    lastUsedAt: sessions.lastUsedAt,
    expiresAt: sessions.expiresAt,
  }
  return {
    read: {
      account: ({ userId }) => rowsOf(orm.select(account).from(users).where(eq(users.id, userId))),
      identities: ({ userId }) =>
        rowsOf(
          orm
            .select(identity)
            .from(identities)
            .where(eq(identities.userId, userId))
            .orderBy(asc(identities.createdAt)),
        ),
      factors: ({ userId }) =>
        rowsOf(
          orm.select(factor).from(factors).where(eq(factors.userId, userId)).orderBy(asc(factors.createdAt)),
        ),
      sessions: ({ userId }) =>
        rowsOf(
          orm
            .select(session)
            .from(sessions)
            .where(eq(sessions.userId, userId))
            .orderBy(desc(sessions.lastUsedAt)),
        ),
    },
    async erase(transaction, { userId }) {
      await transaction.delete(users).where(eq(users.id, userId))
      return []
    },
  }
}
