import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { AuthParts } from '../deps.ts'
import { identities, type UserRow, users } from '../tables.ts'
import type { NewIdentity } from '../types.ts'

/** Someone who merely typed in an address must not be linked with someone who has proven it, on either side. */
export const mayLink = (
  { emailConfirmedAt }: Pick<UserRow, 'emailConfirmedAt'>,
  { email, isEmailVerified }: Pick<NewIdentity, 'email' | 'isEmailVerified'>,
): boolean => emailConfirmedAt !== null && email !== null && isEmailVerified

/**
 * Adds a way of signing in to an account. False when this identity is someone else's. An address that the provider has
 * verified counts as confirmed the first time it appears.
 */
export async function linkIdentity(
  { clock, emit }: Pick<AuthParts, 'clock' | 'emit'>,
  transaction: Transaction,
  user: UserRow,
  { provider, subject, email, isEmailVerified, fullName, claims }: NewIdentity,
): Promise<boolean> {
  const now = clock.now()
  const identityData = {
    ...claims,
    sub: subject,
    email,
    email_verified: isEmailVerified,
    full_name: fullName,
  }
  const [linked] = await transaction
    .insert(identities)
    .values({
      userId: user.id,
      provider,
      providerId: subject,
      identityData,
      createdAt: now,
      updatedAt: now,
      lastSignInAt: now,
    })
    .onConflictDoUpdate({
      target: [identities.provider, identities.providerId],
      set: { identityData, updatedAt: now, lastSignInAt: now },
      setWhere: eq(identities.userId, user.id),
    })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  if (!linked) return false
  if (linked.isNew && email !== null && isEmailVerified)
    await emit(transaction, 'email.confirmed', { userId: user.id, email })
  await describeProviders({ clock }, transaction, user.id)
  return true
}

/** `app_metadata` lists the providers, the first one first. */
export async function describeProviders(
  { clock }: Pick<AuthParts, 'clock'>,
  executor: Executor,
  userId: string,
): Promise<void> {
  const names = sql`coalesce((select jsonb_agg(provider order by created_at) from (
    select provider, min(created_at) as created_at from ${identities} where user_id = ${userId} group by provider
  ) as known), '[]'::jsonb)`
  await executor
    .update(users)
    .set({
      appMetadata: sql`${users.appMetadata} || jsonb_build_object('providers', ${names}, 'provider', ${names} -> 0)`,
      updatedAt: clock.now(),
    })
    .where(eq(users.id, userId))
}

export type UnlinkOutcome =
  | { ok: true }
  | { ok: false; reason: 'identity_not_found' | 'single_identity_not_deletable' }

/** Removes a way of signing in, never the last one. Without 'email' there is no password anymore, either. */
export async function unlinkIdentity(
  { clock, database }: Pick<AuthParts, 'clock' | 'database'>,
  userId: string,
  identityId: string,
): Promise<UnlinkOutcome> {
  return database.transaction(async (transaction): Promise<UnlinkOutcome> => {
    // Two concurrent requests must not remove the last two.
    await transaction.execute(sql`select 1 from ${users} where ${users.id} = ${userId} for update`)
    const ofUser = eq(identities.userId, userId)
    const isWanted = and(ofUser, eq(identities.id, identityId))
    if ((await transaction.$count(identities, isWanted)) === 0)
      return { ok: false, reason: 'identity_not_found' }
    if ((await transaction.$count(identities, ofUser)) === 1)
      return { ok: false, reason: 'single_identity_not_deletable' }
    const [removed] = await transaction.delete(identities).where(isWanted).returning()
    if (removed?.provider === 'email')
      await transaction.update(users).set({ passwordHash: null }).where(eq(users.id, userId))
    await describeProviders({ clock }, transaction, userId)
    return { ok: true }
  })
}
