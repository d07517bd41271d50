import type { RoleChoice } from '#domain/people/role.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { AuthParts } from '../deps.ts'
import { identities, type UserRow, users } from '../tables.ts'
import type { Metadata } from '../types.ts'

export type NewUser = {
  email: string | null
  /** A number for signing in, not proven yet. */
  signInPhone?: string
  passwordHash: string | null
  hasOneTimePassword?: boolean
  isEmailConfirmed: boolean
  role: RoleChoice
  fullName: string
  phone: string
  userMetadata: Metadata
}

/** Creates the account, its identity and its profile together; null when the address is taken. */
export async function addUser(
  { clock, people }: Pick<AuthParts, 'clock' | 'people'>,
  transaction: Transaction,
  { role, fullName, phone, signInPhone, isEmailConfirmed, ...account }: NewUser,
): Promise<UserRow | null> {
  const now = clock.now()
  const provider = account.email === null ? 'phone' : 'email'
  const [user] = await transaction
    .insert(users)
    .values({
      ...account,
      phone: signInPhone,
      emailConfirmedAt: isEmailConfirmed ? now : null,
      appMetadata: { provider, providers: [provider] },
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!user) return null
  await transaction.insert(identities).values({
    userId: user.id,
    provider,
    providerId: user.id,
    identityData: { sub: user.id, email: account.email ?? undefined, phone: signInPhone },
    createdAt: now,
    updatedAt: now,
  })
  await people.createProfile(transaction, {
    userId: user.id,
    email: account.email ?? '',
    fullName,
    phone: phone || (signInPhone ?? ''),
    role,
  })
  return user
}
