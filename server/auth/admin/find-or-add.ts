import type { SystemActor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { findUserByEmail } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import type { PasswordProblem } from '../passwords/find-password-problem.ts'
import type { UserRow } from '../tables.ts'
import type { Metadata } from '../types.ts'
import { insertCustomer } from './add-customer.ts'
import { findCustomer } from './find-customer.ts'
import type { LinkType } from './input.ts'

export type LinkRequest = {
  type: LinkType
  email: string
  newEmail?: string
  password?: string
  userMetadata: Metadata
  redirectTo: string | null
}

export type Refusal = {
  ok: false
  reason:
    | 'user_not_found'
    | 'staff_account'
    | 'email_exists'
    | 'new_email_missing'
    | 'password_missing'
    | PasswordProblem
    | 'signup_disabled'
    | 'email_disabled'
    | 'link_disabled'
}

/** These create an account; the others need an existing one. */
const beginning: ReadonlySet<LinkType> = new Set(['signup', 'invite', 'magiclink'])

export async function findOrAdd(
  parts: AuthParts,
  transaction: Transaction,
  actor: SystemActor,
  { type, email, userMetadata }: LinkRequest,
  passwordHash: string | null,
): Promise<{ ok: true; user: UserRow } | Refusal> {
  const known = await findUserByEmail(transaction, email)
  if (known) {
    const found = await findCustomer(parts, transaction, known.id)
    const isInAlready = (type === 'signup' || type === 'invite') && known.emailConfirmedAt !== null
    return found.ok && isInAlready ? { ok: false, reason: 'email_exists' } : found
  }
  if (!beginning.has(type)) return { ok: false, reason: 'user_not_found' }
  if (parts.rules.signUp === 'closed') return { ok: false, reason: 'signup_disabled' }
  const person = { email, passwordHash, userMetadata, isEmailConfirmed: false }
  const user = await insertCustomer(parts, transaction, actor, person)
  return user ? { ok: true, user } : { ok: false, reason: 'email_exists' }
}
