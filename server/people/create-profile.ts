import { givenRoleOf, type RoleChoice } from '#domain/people/role.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { Emit } from '#server/kernel/emit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { roleGoneWords } from './operations/custom-role-shape.ts'
import { isThereRole } from './read-roles.ts'
import { profiles } from './tables.ts'

export type NewProfile = { userId: string; fullName: string; email: string; phone: string; role: RoleChoice }

/** Created in the transaction that creates the account, so that neither exists without the other. */
export async function createProfile(
  { clock, emit }: { clock: Clock; emit: Emit },
  transaction: Transaction,
  { role: choice, ...profile }: NewProfile,
): Promise<void> {
  const now = clock.now()
  const given = givenRoleOf(choice)
  if (given.customRoleId && !(await isThereRole(transaction, given.customRoleId)))
    throw new AppError('not_found', roleGoneWords)
  await transaction.insert(profiles).values({ ...profile, ...given, createdAt: now, updatedAt: now })
  if (given.role === 'customer') await emit(transaction, 'customer.created', { customerId: profile.userId })
}
