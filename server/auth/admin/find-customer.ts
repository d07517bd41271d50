import { eq } from 'drizzle-orm'
import { isStaff } from '#domain/people/role.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { AuthParts } from '../deps.ts'
import { type UserRow, users } from '../tables.ts'

export type FindCustomerOutcome =
  | { ok: true; user: UserRow }
  | { ok: false; reason: 'user_not_found' | 'staff_account' }

/**
 * An account that a service key may change, locked until the transaction ends. Staff accounts are excluded: whoever can
 * set an owner's password is effectively an owner, and only owners make owners.
 */
export async function findCustomer(
  { people }: Pick<AuthParts, 'people'>,
  transaction: Transaction,
  userId: string,
): Promise<FindCustomerOutcome> {
  const [row] = await transaction
    .select({ user: users, role: people.roleInQuery(users.id) })
    .from(users)
    .where(eq(users.id, userId))
    .for('update', { of: users })
  if (!row) return { ok: false, reason: 'user_not_found' }
  return isStaff(row.role ?? 'customer')
    ? { ok: false, reason: 'staff_account' }
    : { ok: true, user: row.user }
}
