import type { Transaction } from '#server/kernel/database.ts'
import { staffInvitation } from '#server/mail/templates/staff-invitation.ts'
import type { AuthParts } from '../deps.ts'
import { linkMinutes, openWays } from '../open-ways.ts'
import { hashSecret } from '../secrets.ts'
import { linkPath } from './mail-links.ts'
import { issueToken } from './one-time-tokens.ts'

type Invited = { userId: string; email: string; fullName: string; role: string }

/** The link that lets a new staff member in for the first time; `role` is the role's name. */
export async function mailInvitation(
  parts: AuthParts,
  transaction: Transaction,
  { userId, email, fullName, role }: Invited,
): Promise<void> {
  // If password sign-in is closed, there is no password to choose.
  const purpose = openWays(parts).password ? 'recovery' : 'invite'
  const invitation = purpose === 'invite' ? { isPasswordless: true } : { minutes: linkMinutes(parts) }
  const { secret, expiresAt } = await issueToken(parts, transaction, { userId, address: email, purpose })
  await parts.mail.send(transaction, {
    template: staffInvitation,
    to: email,
    data: { path: linkPath(purpose, secret, null, null), fullName, role, ...invitation },
    dedupeKey: `staff-invitation:${hashSecret(secret)}`,
    expiresAt,
  })
}
