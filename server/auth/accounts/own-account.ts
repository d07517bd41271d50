import { asc, desc, eq } from 'drizzle-orm'
import { isStaff } from '#domain/people/role.ts'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { type OwnDataPart, type Person, rowsOf } from '#server/kernel/own-data.ts'
import type { AuthParts } from '../deps.ts'
import {
  askForPasskey,
  confirmByApp,
  isFreshlyProven,
  type NotConfirmed,
  noteProof,
  type WaysToProve,
  waysToProve,
} from '../factors/fresh-proof.ts'
import type { PasskeyQuestion } from '../factors/passkeys.ts'
import { confirmIdentity, type ReauthenticateOutcome, reauthenticate } from '../factors/reauthenticate.ts'
import { confirmByPasskey, type PasskeyAnswer } from '../factors/use-passkey.ts'
import { takeAttempt } from '../limits.ts'
import { openWays } from '../open-ways.ts'
import { factors, identities, sessions, users } from '../tables.ts'
import type { TooManyAttempts } from '../types.ts'
import { findUserById } from './find-user.ts'
import { noteAttempt } from './note-attempt.ts'

type Proof = { password?: string; code?: string; appCode?: string; passkey?: PasskeyAnswer }

type ConfirmOutcome = { ok: true } | NotConfirmed | TooManyAttempts

export type OwnAccount = {
  /** Null when the account is gone. */
  person(userId: string): Promise<Person | null>
  /** Whether there is a usable one. */
  hasPassword(user: SignedInUser): Promise<boolean>
  /** Emails (or texts) a code to an address that the account has proven. */
  sendCode(user: SignedInUser, clientAddress: string): Promise<ReauthenticateOutcome>
  /** By the password or by such a code, no matter how recent the sign-in is. */
  confirm(
    user: SignedInUser,
    proof: { password?: string; code?: string },
    clientAddress: string,
  ): Promise<ConfirmOutcome>
  /** The challenge for the user's passkeys; null without one. */
  askForPasskey(user: SignedInUser, clientAddress: string): Promise<PasskeyQuestion | null>
  /** The same, or by an authenticator app or a passkey; after that this session is freshly proven. */
  prove(user: SignedInUser, proof: Proof, clientAddress: string): Promise<ConfirmOutcome>
  /** Whether this session was proven recently enough for actions that a borrowed session must not perform. */
  isFreshlyProven(user: SignedInUser): Promise<boolean>
  waysToProve(user: SignedInUser): Promise<WaysToProve>
  /** `scope`: only when that order is worth more than the setting says; null for actions that always need it. */
  needsProof(user: SignedInUser, scope: { orderId: string | null } | null): Promise<boolean>
  ownData: OwnDataPart
}

export const createOwnAccount = (parts: AuthParts): OwnAccount => ({
  async person(userId) {
    const user = await findUserById(parts.database.orm, userId)
    if (!user) return null
    const role = (await parts.people.roleOf(userId)) ?? 'customer'
    const isEmailProven = user.email !== null && user.emailConfirmedAt !== null
    return { userId, email: user.email ?? '', isEmailProven, isStaff: isStaff(role) }
  },
  hasPassword: async ({ id }) =>
    openWays(parts).password && (await findUserById(parts.database.orm, id))?.passwordHash != null,
  sendCode: (user, clientAddress) => reauthenticate(parts, user, clientAddress),
  isFreshlyProven: (user) => isFreshlyProven(parts, user),
  askForPasskey: (user, clientAddress) => askForPasskey(parts, user, clientAddress),
  waysToProve: (user) => waysToProve(parts, user),
  async needsProof(user, scope) {
    if (await isFreshlyProven(parts, user)) return false
    if (scope === null) return true
    const total = scope.orderId === null ? null : await parts.orderTotalOf(scope.orderId)
    return total !== null && total > parts.provenRefundCents
  },
  confirm: (user, proof, clientAddress) =>
    noteAttempt(parts, 'fresh proof', confirm(parts, user, proof, clientAddress), user),
  async prove(user, proof, clientAddress) {
    const confirmed = confirm(parts, user, proof, clientAddress)
    const outcome = await noteAttempt(parts, 'fresh proof', confirmed, user)
    if (outcome.ok) await noteProof(parts, user)
    return outcome
  },
  ownData: authOwnData(parts),
})

async function confirm(
  parts: AuthParts,
  signedIn: SignedInUser,
  { password, code, appCode, passkey }: Proof,
  clientAddress: string,
): Promise<ConfirmOutcome> {
  const attempt = await takeAttempt(
    parts.rateLimiter,
    parts.rules.limits.changePassword,
    clientAddress,
    signedIn.id,
  )
  if (!attempt.ok) return attempt
  const user = await findUserById(parts.database.orm, signedIn.id)
  if (!user || !(password || code || appCode || passkey))
    return { ok: false, reason: 'reauthentication_needed' }
  if (passkey) {
    const isShown =
      openWays(parts).passkey && (await confirmByPasskey(parts, signedIn, passkey, clientAddress))
    return isShown ? { ok: true } : { ok: false, reason: 'reauthentication_not_valid' }
  }
  if (appCode) return confirmByApp(parts, signedIn, appCode)
  return confirmIdentity(parts, signedIn, user, { currentPassword: password || undefined, nonce: code })
}

/** The account and its ways of signing in. Credentials are never included, not even hashed. */
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
