import { sql } from 'drizzle-orm'
import { audit } from '#server/kernel/audit.ts'
import { addUser } from '../accounts/add-user.ts'
import type { AuthParts } from '../deps.ts'
import { newOneTimePassword } from '../secrets.ts'
import { firstOwnerEmail } from './owner-entry.ts'

export type FirstOwner = { email: string; password: string }

/**
 * docs/decisions.md 16: the first run creates one owner. Returns the one-time password only to the caller that created
 * it; two servers that start at the same time create one.
 */
export async function ensureOwner(
  parts: AuthParts,
  email: string = firstOwnerEmail,
): Promise<FirstOwner | null> {
  if (await parts.people.hasOwner(parts.database.orm)) return null
  const password = newOneTimePassword()
  const passwordHash = await parts.passwords.hash(password)
  return parts.database.transaction(async (transaction): Promise<FirstOwner | null> => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('auth.ensure-owner'))`)
    if (await parts.people.hasOwner(transaction)) return null
    const user = await addUser(parts, transaction, {
      email,
      passwordHash,
      hasOneTimePassword: true,
      isEmailConfirmed: true,
      role: 'owner',
      fullName: 'Owner',
      phone: '',
      userMetadata: {},
    })
    if (!user)
      throw new Error(`${email} is not an owner, and so cannot become the first one. Use the command line.`)
    const actor = { system: 'first run' }
    const subject = `user:${user.id}`
    await audit(transaction, actor, { action: 'auth.create-user', subject, after: { email, role: 'owner' } })
    return { email, password }
  })
}
