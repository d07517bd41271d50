import { eq } from 'drizzle-orm'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { endSessions } from './end-sessions.ts'
import { findUserById } from './find-user.ts'
import { limits, takeAttempt } from './limits.ts'
import { setPassword } from './set-password.ts'
import { users } from './tables.ts'
import type { AuthParts, Metadata, TooManyAttempts, UserRow } from './types.ts'

export type UpdateUserInput = { password?: string; currentPassword?: string; userMetadata?: Metadata }

export type UpdateUserOutcome =
  | { ok: true; user: UserRow }
  | { ok: false; reason: 'same_password' | 'wrong_current_password' | 'user_not_found' }
  | TooManyAttempts

/** Changes one's password and metadata. A new password ends all other sessions of the user. */
export async function updateUser(
  parts: AuthParts,
  signedIn: SignedInUser,
  input: UpdateUserInput,
  clientAddress: string,
): Promise<UpdateUserOutcome> {
  const { database, passwords } = parts
  const user = await findUserById(database.orm, signedIn.id)
  if (!user) return { ok: false, reason: 'user_not_found' }
  const { password, currentPassword } = input
  if (password === undefined) return storeChanges(parts, signedIn, user, input, null)

  const attempt = await takeAttempt(parts.rateLimiter, limits.changePassword, clientAddress, user.id)
  if (!attempt.ok) return attempt
  if (currentPassword !== undefined && !(await passwords.verify(currentPassword, user.passwordHash)))
    return { ok: false, reason: 'wrong_current_password' }
  if (await passwords.verify(password, user.passwordHash)) return { ok: false, reason: 'same_password' }
  return storeChanges(parts, signedIn, user, input, await passwords.hash(password))
}

function storeChanges(
  parts: AuthParts,
  signedIn: SignedInUser,
  user: UserRow,
  { userMetadata = {} }: UpdateUserInput,
  passwordHash: string | null,
): Promise<UpdateUserOutcome> {
  return parts.database.transaction(async (transaction): Promise<UpdateUserOutcome> => {
    if (passwordHash !== null) {
      await setPassword(parts, transaction, user.id, passwordHash)
      await endSessions(transaction, { userId: user.id, sessionId: signedIn.sessionId }, 'others')
    }
    const [updated] = await transaction
      .update(users)
      .set({ userMetadata: merged(user.userMetadata, userMetadata), updatedAt: parts.clock.now() })
      .where(eq(users.id, user.id))
      .returning()
    return updated ? { ok: true, user: updated } : { ok: false, reason: 'user_not_found' }
  })
}

/** The contract's way: keys are merged, and null takes one away. */
const merged = (before: Metadata, changes: Metadata): Metadata =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null))
