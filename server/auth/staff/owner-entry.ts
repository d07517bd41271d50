import { and, eq, not, sql } from 'drizzle-orm'
import type { AuthParts } from '../deps.ts'
import { openWays } from '../open-ways.ts'

import { factors, identities, users } from '../tables.ts'

/** The first owner's, created on the first start; there is no such mailbox. */
export const firstOwnerEmail = 'owner@gangway.example'

/**
 * Whether some owner can get through the sign-in page in one of the open ways. By password always: the command line
 * gives a new one. `hasMailServer`: otherwise the operator reads all emails in the dev mailbox.
 */
export async function canAnOwnerEnter(
  parts: AuthParts,
  { hasMailServer }: { hasMailServer: boolean },
): Promise<boolean> {
  const open = openWays(parts)
  if (open.password) return true
  const { orm } = parts.database
  const owners = await orm
    .select({ id: users.id, email: users.email, emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(
      and(sql`${parts.people.roleInQuery(users.id)} = 'owner'`, not(parts.people.suspendedInQuery(users.id))),
    )
  const hasMailbox = (email: string | null) => email !== null && !(hasMailServer && email === firstOwnerEmail)
  if (owners.length === 0) return open.email_link && hasMailbox(firstOwnerEmail)
  const providers = parts.identityProviders.map(({ name }) => name)
  for (const { id, email, emailConfirmedAt } of owners) {
    if (open.email_link && hasMailbox(email)) return true
    // A provider that has proven the same address opens the account, whether linked before or not.
    if (providers.length > 0 && emailConfirmedAt && email !== firstOwnerEmail) return true
    const linked = await orm.select().from(identities).where(eq(identities.userId, id))
    if (linked.some(({ provider }) => providers.includes(provider))) return true
    const isPasskey = and(eq(factors.userId, id), eq(factors.type, 'passkey'))
    if (open.passkey && (await orm.$count(factors, isPasskey)) > 0) return true
  }
  return false
}
