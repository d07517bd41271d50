import { and, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { AccountRules } from '../account-rules.ts'
import { findUserByEmail, findUserById } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { isSsoName } from '../sso/sso-providers.ts'
import { identities, type UserRow, users } from '../tables.ts'
import type { NewIdentity } from '../types.ts'
import { linkIdentity } from './link-identity.ts'

export type IdentifiedOutcome =
  | { ok: true; user: UserRow }
  /** Either the provider or the account that has the address has not proven it, so they are not linked. */
  | {
      ok: false
      reason: 'provider_email_needs_verification' | 'account_needs_verification' | 'signup_disabled'
    }

/**
 * Returns the user of this identity; an account with the same proven address gets it, otherwise a new one is created.
 */
export async function findOrAddUser(
  parts: Pick<AuthParts, 'clock' | 'people' | 'emit' | 'rules'>,
  transaction: Transaction,
  identity: NewIdentity,
): Promise<IdentifiedOutcome> {
  const known = await findByIdentity(transaction, identity)
  if (known) {
    await linkIdentity(parts, transaction, known, identity)
    return { ok: true, user: known }
  }
  const { email } = identity
  if (email !== null && !identity.isEmailVerified)
    return { ok: false, reason: 'provider_email_needs_verification' }
  const sameAddress = email === null ? null : await findUserByEmail(transaction, email)
  if (sameAddress && sameAddress.emailConfirmedAt === null)
    return { ok: false, reason: 'account_needs_verification' }
  if (!sameAddress && !mayJoin(parts.rules, identity)) return { ok: false, reason: 'signup_disabled' }
  const user = sameAddress ?? (await addIdentifiedUser(parts, transaction, identity))
  await linkIdentity(parts, transaction, user, identity)
  return { ok: true, user: (await findUserById(transaction, user.id)) ?? user }
}

/** Users sent by their domain's directory count as invited by its administrator. */
function mayJoin({ signUp }: AccountRules, { provider }: NewIdentity): boolean {
  return signUp === 'open' || (signUp === 'invitation' && isSsoName(provider))
}

export async function findByIdentity(
  executor: Executor,
  { provider, subject }: Pick<NewIdentity, 'provider' | 'subject'>,
): Promise<UserRow | null> {
  const [row] = await executor
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.providerId, subject)))
  return row ? findUserById(executor, row.userId) : null
}

async function addIdentifiedUser(
  { clock, people }: Pick<AuthParts, 'clock' | 'people'>,
  transaction: Transaction,
  { email, fullName }: NewIdentity,
): Promise<UserRow> {
  const now = clock.now()
  const [user] = await transaction
    .insert(users)
    .values({
      email,
      emailConfirmedAt: email === null ? null : now,
      userMetadata: fullName ? { full_name: fullName } : {},
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!user) throw new Error('A user was not inserted.')
  const profile = { userId: user.id, email: email ?? '', fullName, phone: '', role: 'customer' } as const
  await people.createProfile(transaction, profile)
  return user
}
