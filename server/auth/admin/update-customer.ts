import { and, eq, sql } from 'drizzle-orm'
import type { SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { merged } from '../accounts/update-user.ts'
import type { AuthParts } from '../deps.ts'
import { renameEmailIdentity } from '../links/change-email.ts'
import { voidTokens } from '../links/one-time-tokens.ts'
import { findPasswordProblem, type PasswordProblem } from '../passwords/find-password-problem.ts'
import { setPassword } from '../passwords/set-password.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import { tokenPurposes, type UserRow, users } from '../tables.ts'
import type { Metadata } from '../types.ts'
import { findCustomer } from './find-customer.ts'
import type { AdminUserInput } from './input.ts'

export type UpdateCustomerOutcome =
  | { ok: true; user: UserRow }
  | {
      ok: false
      reason: 'user_not_found' | 'staff_account' | 'email_exists' | 'phone_exists' | PasswordProblem
    }

/**
 * Changes a customer's account immediately, without asking its mailboxes. A new password or address ends all sessions.
 */
export async function updateCustomer(
  parts: AuthParts,
  actor: SystemActor,
  userId: string,
  input: AdminUserInput,
): Promise<UpdateCustomerOutcome> {
  const { password } = input
  const problem = password && (await findPasswordProblem(parts, password, { isForStaff: false }))
  if (problem) return { ok: false, reason: problem }
  const passwordHash = password === undefined ? null : await parts.passwords.hash(password)
  return parts.database.transaction(async (transaction): Promise<UpdateCustomerOutcome> => {
    const found = await findCustomer(parts, transaction, userId)
    if (!found.ok) return found
    const { user } = found
    const email = input.email === user.email ? undefined : input.email
    const phone = input.phone === user.phone ? undefined : input.phone
    if (email !== undefined && !(await setEmail(parts, transaction, userId, email)))
      return { ok: false, reason: 'email_exists' }
    if (phone !== undefined && !(await setPhone(transaction, userId, phone)))
      return { ok: false, reason: 'phone_exists' }
    if (input.email_confirm) await confirmEmail(parts, transaction, user, passwordHash !== null)
    if (input.phone_confirm && !(await confirmPhone(parts, transaction, userId)))
      return { ok: false, reason: 'phone_exists' }
    if (passwordHash !== null) await setPassword(parts, transaction, userId, passwordHash)
    if (passwordHash !== null || email !== undefined || phone !== undefined) {
      await endAllSessions(parts, transaction, userId)
      await voidTokens(transaction, userId, tokenPurposes)
    }
    const [updated] = await transaction
      .update(users)
      .set({
        userMetadata: merged(user.userMetadata, input.user_metadata ?? {}),
        appMetadata: merged(user.appMetadata, withoutProviders(input.app_metadata)),
        updatedAt: parts.clock.now(),
      })
      .where(eq(users.id, userId))
      .returning()
    const fields = Object.keys(input).filter((name) => input[name as keyof AdminUserInput] !== undefined)
    const entry = { action: 'auth.update-user' as const, subject: `user:${userId}`, after: { fields } }
    await audit(transaction, actor, entry)
    return updated ? { ok: true, user: updated } : { ok: false, reason: 'user_not_found' }
  })
}

/** Our own facts in `app_metadata` can't be written by anyone else. */
export function withoutProviders(metadata: Metadata = {}): Metadata {
  const { provider: _provider, providers: _providers, ...own } = metadata
  return own
}

async function setEmail(
  { clock, people }: AuthParts,
  transaction: Transaction,
  userId: string,
  email: string,
): Promise<boolean> {
  const isFree = sql`not exists (select 1 from ${users} as other where lower(other.email) = ${email}
    and other.id <> ${userId})`
  const [changed] = await transaction
    .update(users)
    .set({ email, emailConfirmedAt: null, newEmail: null, newEmailAskedAt: null, newEmailAgreedBy: 'none' })
    .where(and(eq(users.id, userId), isFree))
    .returning({ id: users.id })
  if (!changed) return false
  await people.changeEmail(transaction, userId, email)
  await renameEmailIdentity(transaction, changed, email, clock.now())
  return true
}

const isNobodysPhone = (userId: string, phone: unknown) => sql`not exists (select 1 from ${users} as other
  where other.phone = ${phone} and other.phone_confirmed_at is not null and other.id <> ${userId})`

async function setPhone(transaction: Transaction, userId: string, phone: string): Promise<boolean> {
  const changed = await transaction
    .update(users)
    .set({ phone, phoneConfirmedAt: null, newPhone: null, newPhoneAskedAt: null })
    .where(and(eq(users.id, userId), isNobodysPhone(userId, phone)))
    .returning({ id: users.id })
  return changed.length === 1
}

/**
 * The key vouches for the address, but not for a password chosen by whoever signed up with it: as with the sign-up
 * link, their sessions end, and guest orders wait until a password is chosen by email, or by the key.
 */
async function confirmEmail(
  parts: AuthParts,
  transaction: Transaction,
  { id: userId, passwordHash, emailConfirmedAt }: UserRow,
  isNewPassword: boolean,
): Promise<void> {
  const isUnproven = sql`${users.email} is not null and ${users.emailConfirmedAt} is null`
  const [confirmed] = await transaction
    .update(users)
    .set({ emailConfirmedAt: parts.clock.now() })
    .where(and(eq(users.id, userId), isUnproven))
    .returning({ email: users.email })
  if (!confirmed?.email) return
  const isTheirs = passwordHash === null || isNewPassword || emailConfirmedAt !== null
  if (isTheirs) await parts.emit(transaction, 'email.confirmed', { userId, email: confirmed.email })
  else await endAllSessions(parts, transaction, userId)
}

/** False when someone else has proven the number. */
async function confirmPhone(
  { clock }: AuthParts,
  transaction: Transaction,
  userId: string,
): Promise<boolean> {
  const [user] = await transaction.select({ phone: users.phone }).from(users).where(eq(users.id, userId))
  if (!user?.phone) return true
  const confirmed = await transaction
    .update(users)
    .set({ phoneConfirmedAt: clock.now() })
    .where(and(eq(users.id, userId), isNobodysPhone(userId, user.phone)))
    .returning({ id: users.id })
  return confirmed.length === 1
}
