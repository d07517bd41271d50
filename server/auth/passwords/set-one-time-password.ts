import { commandLine, type SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { findUserByEmail } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { newOneTimePassword } from '../secrets.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import { setPassword } from './set-password.ts'

export type SetOneTimePasswordOutcome = { ok: true; password: string } | { ok: false; reason: 'not_found' }

/** For the command line: ends all sessions and returns a password that can only be used to set a new one. */
export async function setOneTimePassword(
  parts: AuthParts,
  email: string,
  actor: SystemActor = commandLine,
): Promise<SetOneTimePasswordOutcome> {
  const user = await findUserByEmail(parts.database.orm, email.trim())
  if (!user) return { ok: false, reason: 'not_found' }
  const password = newOneTimePassword()
  const passwordHash = await parts.passwords.hash(password)
  await parts.database.transaction(async (transaction) => {
    await setPassword(parts, transaction, user.id, passwordHash, true)
    await endAllSessions(parts, transaction, user.id)
    await audit(transaction, actor, { action: 'auth.set-one-time-password', subject: `user:${user.id}` })
  })
  return { ok: true, password }
}
