import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { AuthParts } from '../deps.ts'
import { identities, type UserRow, users } from '../tables.ts'
import { voidTokens } from './one-time-tokens.ts'

const changePurposes = ['email_change_current', 'email_change_new'] as const

/**
 * Records the requested address. Both mailboxes must agree, or only the new one if the account has no proven address.
 */
export async function askForEmailChange(
  { clock }: Pick<AuthParts, 'clock'>,
  transaction: Transaction,
  user: UserRow,
  newEmail: string,
): Promise<void> {
  const newEmailAgreedBy = user.email !== null && user.emailConfirmedAt !== null ? 'none' : 'current'
  await transaction
    .update(users)
    .set({ newEmail, newEmailAskedAt: clock.now(), newEmailAgreedBy })
    .where(eq(users.id, user.id))
  await voidTokens(transaction, user.id, changePurposes)
}

/**
 * One mailbox agrees. The second one changes the address. Null: no change is pending, or the address has been taken
 * since.
 */
export async function completeEmailChange(
  parts: Pick<AuthParts, 'clock' | 'people'>,
  transaction: Transaction,
  userId: string,
  side: 'current' | 'new',
): Promise<UserRow | 'half' | null> {
  const [half] = await transaction
    .update(users)
    .set({ newEmailAgreedBy: side })
    .where(and(eq(users.id, userId), eq(users.newEmailAgreedBy, 'none'), sql`${users.newEmail} is not null`))
    .returning({ id: users.id })
  if (half) return 'half'

  const now = parts.clock.now()
  const isFree = sql`not exists (select 1 from ${users} as other where lower(other.email) = ${users.newEmail}
    and other.id <> ${userId})`
  const [user] = await transaction
    .update(users)
    .set({
      email: sql`${users.newEmail}`,
      emailConfirmedAt: now,
      newEmail: null,
      newEmailAskedAt: null,
      newEmailAgreedBy: 'none',
      updatedAt: now,
    })
    .where(
      and(eq(users.id, userId), ne(users.newEmailAgreedBy, side), sql`${users.newEmail} is not null`, isFree),
    )
    .returning()
  if (!user?.email) return null
  await parts.people.changeEmail(transaction, userId, user.email)
  await renameEmailIdentity(transaction, user, user.email, now)
  await voidTokens(transaction, userId, [...changePurposes, 'recovery', 'magiclink', 'signup'])
  return user
}

export async function renameEmailIdentity(
  transaction: Transaction,
  { id: userId }: Pick<UserRow, 'id'>,
  email: string,
  now: Date,
): Promise<void> {
  const identityData = { sub: userId, email }
  await transaction
    .insert(identities)
    .values({ userId, provider: 'email', providerId: userId, identityData, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [identities.provider, identities.providerId],
      set: { identityData, updatedAt: now },
    })
}
