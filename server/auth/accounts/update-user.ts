import { eq } from 'drizzle-orm'
import { isStaff } from '#domain/people/role.ts'
import type { SignedInUser } from '#server/kernel/actor.ts'
import type { AuthParts } from '../deps.ts'
import type { NotConfirmed } from '../factors/fresh-proof.ts'
import { confirmIdentity } from '../factors/reauthenticate.ts'
import { takeAttempt } from '../limits.ts'
import { findPasswordProblem, type PasswordProblem } from '../passwords/find-password-problem.ts'
import { setPassword } from '../passwords/set-password.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { type UserRow, users } from '../tables.ts'
import type { Metadata, TooManyAttempts } from '../types.ts'
import { askForNewAddresses, type UpdateUserInput } from './ask-for-new-addresses.ts'
import { findUserByEmail, findUserById, findUserByPhone } from './find-user.ts'

export type UpdateUserOutcome =
  | { ok: true; user: UserRow }
  | {
      ok: false
      reason: 'same_password' | PasswordProblem | 'user_not_found' | 'email_exists' | 'phone_exists'
    }
  | NotConfirmed
  | TooManyAttempts

/**
 * Changes the user's own password and metadata, and requests a new email address or phone number, which takes effect
 * once proven. A new password ends all other sessions of the user.
 */
export async function updateUser(
  parts: AuthParts,
  signedIn: SignedInUser,
  input: UpdateUserInput,
  clientAddress: string,
): Promise<UpdateUserOutcome> {
  const { database, passwords } = parts
  const user = await findUserById(database.orm, signedIn.id)
  if (!user) return { ok: false, reason: 'user_not_found' }
  const { password } = input
  const email = input.email === user.email ? undefined : input.email
  const phone = input.phone === user.phone && user.phoneConfirmedAt ? undefined : input.phone
  const changes = { ...input, email, phone }
  if (password === undefined && !email && !phone) return storeChanges(parts, signedIn, user, changes, null)

  const attempt = await takeAttempt(
    parts.rateLimiter,
    parts.rules.limits.changePassword,
    clientAddress,
    user.id,
  )
  if (!attempt.ok) return attempt
  if (email && (await findUserByEmail(database.orm, email))) return { ok: false, reason: 'email_exists' }
  if (phone && (await findUserByPhone(database.orm, phone))?.phoneConfirmedAt)
    return { ok: false, reason: 'phone_exists' }
  const confirmed = await confirmIdentity(parts, signedIn, user, input)
  if (!confirmed.ok) return confirmed
  if (password === undefined) return storeChanges(parts, signedIn, user, changes, null)

  if (await passwords.verify(password, user.passwordHash)) return { ok: false, reason: 'same_password' }
  const isForStaff = isStaff((await parts.people.roleOf(user.id)) ?? 'customer')
  const problem = await findPasswordProblem(parts, password, { isForStaff })
  if (problem) return { ok: false, reason: problem }
  return storeChanges(parts, signedIn, user, changes, await passwords.hash(password))
}

function storeChanges(
  parts: AuthParts,
  signedIn: SignedInUser,
  user: UserRow,
  { userMetadata = {}, ...changes }: UpdateUserInput,
  passwordHash: string | null,
): Promise<UpdateUserOutcome> {
  return parts.database.transaction(async (transaction): Promise<UpdateUserOutcome> => {
    if (passwordHash !== null) {
      await setPassword(parts, transaction, user.id, passwordHash)
      await endSessions(parts, transaction, { userId: user.id, sessionId: signedIn.sessionId }, 'others')
    }
    await askForNewAddresses(parts, transaction, user, changes)
    const [updated] = await transaction
      .update(users)
      .set({ userMetadata: merged(user.userMetadata, userMetadata), updatedAt: parts.clock.now() })
      .where(eq(users.id, user.id))
      .returning()
    return updated ? { ok: true, user: updated } : { ok: false, reason: 'user_not_found' }
  })
}

/** As the contract says: keys are merged, and null removes one. */
export const merged = (before: Metadata, changes: Metadata): Metadata =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null))
