import { eq } from 'drizzle-orm'
import type { SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { addUser } from '../accounts/add-user.ts'
import { findUserByPhone } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { signUpDataSchema } from '../input.ts'
import { findPasswordProblem, type PasswordProblem } from '../passwords/find-password-problem.ts'
import { type UserRow, users } from '../tables.ts'
import type { Metadata } from '../types.ts'
import type { AdminUserInput } from './input.ts'
import { withoutProviders } from './update-customer.ts'

export type AddCustomerOutcome =
  | { ok: true; user: UserRow }
  | { ok: false; reason: 'address_missing' | 'email_exists' | 'phone_exists' | PasswordProblem }

/** A customer from another system, by address, number or both. No email is sent. */
export async function addCustomer(
  parts: AuthParts,
  actor: SystemActor,
  input: AdminUserInput,
): Promise<AddCustomerOutcome> {
  const { email = null, phone, password } = input
  if (email === null && phone === undefined) return { ok: false, reason: 'address_missing' }
  const problem = password && (await findPasswordProblem(parts, password, { isForStaff: false }))
  if (problem) return { ok: false, reason: problem }
  const passwordHash = password === undefined ? null : await parts.passwords.hash(password)
  return parts.database.transaction(async (transaction): Promise<AddCustomerOutcome> => {
    if (phone && (await findUserByPhone(transaction, phone))?.phoneConfirmedAt)
      return { ok: false, reason: 'phone_exists' }
    const person = { email, passwordHash, userMetadata: input.user_metadata ?? {} }
    const isEmailConfirmed = email !== null && input.email_confirm === true
    const user = await insertCustomer(parts, transaction, actor, { ...person, phone, isEmailConfirmed })
    if (!user) return { ok: false, reason: 'email_exists' }
    const [described] = await transaction
      .update(users)
      .set({
        phoneConfirmedAt: phone && input.phone_confirm ? parts.clock.now() : null,
        appMetadata: { ...withoutProviders(input.app_metadata), ...user.appMetadata },
      })
      .where(eq(users.id, user.id))
      .returning()
    return { ok: true, user: described ?? user }
  })
}

type NewCustomer = {
  email: string | null
  phone?: string
  passwordHash: string | null
  isEmailConfirmed: boolean
  userMetadata: Metadata
}

/** Null when the address is taken. If the key vouches for an address, its guest orders go to the account. */
export async function insertCustomer(
  parts: AuthParts,
  transaction: Transaction,
  actor: SystemActor,
  { phone: signInPhone, ...account }: NewCustomer,
): Promise<UserRow | null> {
  const { full_name: fullName, phone } = signUpDataSchema.parse(account.userMetadata)
  const user = await addUser(parts, transaction, {
    ...account,
    ...{ signInPhone, fullName, phone },
    role: 'customer',
  })
  if (!user) return null
  const { email, isEmailConfirmed } = account
  const subject = `user:${user.id}`
  await audit(transaction, actor, { action: 'auth.create-user', subject, after: { email, role: 'customer' } })
  if (email !== null && isEmailConfirmed)
    await parts.emit(transaction, 'email.confirmed', { userId: user.id, email })
  return user
}
