import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { addUser } from '../accounts/add-user.ts'
import type { CreateUserOutcome } from '../accounts/create-user.ts'
import type { AuthParts } from '../deps.ts'

/**
 * An account for someone who bought elsewhere before. It has no password: whoever can read the mailbox requests one by
 * email ('Reset Password'). No email is sent.
 */
export async function admitCustomer(
  parts: AuthParts,
  actor: Actor,
  { email, fullName, phone }: { email: string; fullName: string; phone: string },
): Promise<CreateUserOutcome> {
  return parts.database.transaction(async (transaction): Promise<CreateUserOutcome> => {
    const user = await addUser(parts, transaction, {
      ...{ email, fullName, phone },
      role: 'customer',
      passwordHash: null,
      isEmailConfirmed: true,
      userMetadata: { full_name: fullName, phone },
    })
    if (!user) return { ok: false, reason: 'account_exists' }
    await audit(transaction, actor, {
      action: 'auth.admit-customer',
      subject: `user:${user.id}`,
      after: { email },
    })
    return { ok: true, userId: user.id }
  })
}
