import type { Role } from '#domain/role.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { Emit } from '#server/kernel/emit.ts'
import { profiles } from './tables.ts'

export type NewProfile = { userId: string; fullName: string; email: string; phone: string; role: Role }

/** Made in the transaction that makes the account, so that neither exists without the other. */
export async function createProfile(
  { clock, emit }: { clock: Clock; emit: Emit },
  transaction: Transaction,
  profile: NewProfile,
): Promise<void> {
  const now = clock.now()
  await transaction.insert(profiles).values({ ...profile, createdAt: now, updatedAt: now })
  if (profile.role === 'customer') await emit(transaction, 'customer.created', { customerId: profile.userId })
}
