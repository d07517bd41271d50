import { z } from 'zod'
import { oneLine } from '#domain/one-line.ts'
import { emailSchema } from '#domain/people/account.ts'
import { isStaff, staffRoleChoiceSchema } from '#domain/people/role.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { addUser } from '../accounts/add-user.ts'
import { findUserByEmail } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { mailInvitation } from '../links/mail-invitation.ts'
import type { UserRow } from '../tables.ts'

/**
 * Creates the account without a password, and emails the link that sets one, once. An invited person who hasn't signed
 * in yet gets a new link.
 */
export const inviteStaff = defineOperation({
  name: 'staff.invite',
  route: 'POST /staff',
  summary:
    'Invite someone to work here with an email whose link opens their account once; if they have not joined yet, the email is sent again',
  may: 'staff.write',
  input: z.object({
    email: emailSchema,
    fullName: oneLine.min(1, 'Enter the full name').max(120, 'Use at most 120 characters'),
    role: staffRoleChoiceSchema,
  }),
  example: { email: 'teo@example.com', fullName: 'Teo Lindqvist', role: 'office' },
  result: z.object({ email: z.string() }),
  async run(parts: AuthParts, actor, { email, fullName, role }) {
    const known = await findUserByEmail(parts.database.orm, email)
    const isOfStaff = known !== null && isStaff((await parts.people.roleOf(known.id)) ?? 'customer')
    return parts.database.transaction(async (transaction) => {
      const added = await addUser(parts, transaction, {
        email,
        fullName,
        role,
        phone: '',
        passwordHash: null,
        isEmailConfirmed: false,
        userMetadata: { full_name: fullName },
      })
      const named = await parts.people.nameOfRole(transaction, role)
      const user = added ?? (isOfStaff ? await findNotYetCome(transaction, email) : null)
      if (!user) throw new AppError('conflict', 'This address already has an account')
      await mailInvitation(parts, transaction, { userId: user.id, email, fullName, role: named })
      const entry = {
        action: 'auth.invite-staff' as const,
        subject: `user:${user.id}`,
        after: { email, role },
      }
      await audit(transaction, actor, entry)
      return ok({ email })
    })
  },
})

/** A staff member who was invited and never signed in. Their name and role stay unchanged. */
async function findNotYetCome(transaction: Transaction, email: string): Promise<UserRow | null> {
  const known = await findUserByEmail(transaction, email)
  return known && known.lastSignInAt === null && known.passwordHash === null ? known : null
}
