import type { Role } from '#domain/people/role.ts'
import { commandLine, type SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { AuthParts } from '../deps.ts'
import { addUser } from './add-user.ts'

export type CreateUserInput = {
  email: string
  password: string
  role: Role
  fullName: string
  phone: string
  /** The first sign-in with it requires a new one. */
  isOneTimePassword?: boolean
}

export type CreateUserOutcome = { ok: true; userId: string } | { ok: false; reason: 'account_exists' }

/** For the command line and seeds: the address counts as confirmed, and no email is sent. */
export async function createUser(
  parts: AuthParts,
  { email, password, isOneTimePassword = false, ...person }: CreateUserInput,
  actor: SystemActor = commandLine,
): Promise<CreateUserOutcome> {
  const passwordHash = await parts.passwords.hash(password)
  return parts.database.transaction(async (transaction): Promise<CreateUserOutcome> => {
    const user = await addUser(parts, transaction, {
      ...person,
      email: email.trim().toLowerCase(),
      passwordHash,
      hasOneTimePassword: isOneTimePassword,
      isEmailConfirmed: true,
      userMetadata: { full_name: person.fullName, phone: person.phone },
    })
    if (!user) return { ok: false, reason: 'account_exists' }
    await audit(transaction, actor, {
      action: 'auth.create-user',
      subject: `user:${user.id}`,
      after: { email: user.email, role: person.role },
    })
    return { ok: true, userId: user.id }
  })
}
