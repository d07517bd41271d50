import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { AuthParts } from '../deps.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import { type UserRow, users } from '../tables.ts'
import { completeEmailChange } from './change-email.ts'
import type { KnownToken } from './one-time-tokens.ts'

type ProofParts = Pick<AuthParts, 'clock' | 'people' | 'emit'>

/** `half`: the other mailbox has yet to agree. Null: the account has changed since the message was sent. */
export type Applied = UserRow | 'half' | null

/**
 * Whoever used this token can read that mailbox or phone: changes the account accordingly. `isBySignUp`: the same
 * person is known to have signed up.
 */
export async function applyProof(
  parts: ProofParts,
  transaction: Transaction,
  token: KnownToken,
  { isBySignUp = false }: { isBySignUp?: boolean } = {},
): Promise<Applied> {
  const { purpose } = token
  if (purpose === 'email_change_current')
    return completeEmailChange(parts, transaction, token.userId, 'current')
  if (purpose === 'email_change_new') return completeEmailChange(parts, transaction, token.userId, 'new')
  if (purpose === 'phone_change') return changePhone(parts, transaction, token)
  if (purpose === 'sms' || purpose === 'phone_signup') await confirmPhone(parts, transaction, token)
  else await confirmEmail(parts, transaction, token, isBySignUp)
  const [user] = await transaction.select().from(users).where(eq(users.id, token.userId))
  if (!user) return null
  return isByPhone(token) && user.phoneConfirmedAt === null ? null : user
}

const isByPhone = ({ purpose }: KnownToken): boolean => purpose === 'sms' || purpose === 'phone_signup'

async function confirmEmail(
  parts: ProofParts,
  transaction: Transaction,
  token: KnownToken,
  isBySignUp: boolean,
): Promise<void> {
  const [confirmed] = await transaction
    .update(users)
    .set({ emailConfirmedAt: parts.clock.now() })
    .where(and(eq(users.id, token.userId), eq(users.email, token.address), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id })
  if (!confirmed) {
    // Proven again: anything sent to the mailbox since then is theirs as well.
    if (token.purpose === 'magiclink' && (await isConfirmed(transaction, token)))
      await parts.emit(transaction, 'email.confirmed', { userId: token.userId, email: token.address })
    return
  }
  // A client of /auth/v1 keeps its password, as the contract says, so anything waiting for the owner of the mailbox
  // keeps waiting until they choose a password by email (resetPassword).
  if (token.purpose === 'signup' && !isBySignUp) {
    await endAllSessions(parts, transaction, token.userId)
    return
  }
  if (token.purpose !== 'signup') await forgetUnprovenWays(parts, transaction, token.userId)
  await parts.emit(transaction, 'email.confirmed', { userId: token.userId, email: token.address })
}

async function isConfirmed(transaction: Transaction, { userId, address }: KnownToken): Promise<boolean> {
  const own = and(eq(users.id, userId), eq(users.email, address), isNotNull(users.emailConfirmedAt))
  return (await transaction.$count(users, own)) > 0
}

async function confirmPhone(parts: ProofParts, transaction: Transaction, token: KnownToken): Promise<void> {
  const isTaken = sql`exists (select 1 from ${users} as other where other.phone = ${token.address}
    and other.phone_confirmed_at is not null)`
  const [confirmed] = await transaction
    .update(users)
    .set({ phoneConfirmedAt: parts.clock.now() })
    .where(
      and(
        eq(users.id, token.userId),
        eq(users.phone, token.address),
        isNull(users.phoneConfirmedAt),
        sql`not ${isTaken}`,
      ),
    )
    .returning({ id: users.id })
  if (confirmed && token.purpose === 'sms') await forgetUnprovenWays(parts, transaction, token.userId)
}

/**
 * Someone else may have signed up with this address before its owner did: a password and sessions from before it was
 * proven are void, unless the proof belongs to that very sign-up (account pre-hijacking, Sudhodanan and Paverd 2022).
 */
export async function forgetUnprovenWays(
  parts: Pick<AuthParts, 'people'>,
  transaction: Transaction,
  userId: string,
): Promise<void> {
  await transaction.update(users).set({ passwordHash: null }).where(eq(users.id, userId))
  await endAllSessions(parts, transaction, userId)
}

async function changePhone(
  { clock }: ProofParts,
  transaction: Transaction,
  { userId, address }: KnownToken,
): Promise<UserRow | null> {
  const isTaken = sql`exists (select 1 from ${users} as other where other.phone = ${address}
    and other.phone_confirmed_at is not null and other.id <> ${userId})`
  const now = clock.now()
  const [user] = await transaction
    .update(users)
    .set({ phone: address, phoneConfirmedAt: now, newPhone: null, newPhoneAskedAt: null, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.newPhone, address), sql`not ${isTaken}`))
    .returning()
  return user ?? null
}
