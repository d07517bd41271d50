import type { SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { customerInvitation } from '#server/mail/templates/customer-invitation.ts'
import { findUserByEmail, findUserById } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { askForEmailChange } from '../links/change-email.ts'
import { linkPath } from '../links/mail-links.ts'
import { issueToken } from '../links/one-time-tokens.ts'
import { openWays } from '../open-ways.ts'
import { findPasswordProblem } from '../passwords/find-password-problem.ts'
import type { UserRow } from '../tables.ts'
import { findOrAdd, type LinkRequest, type Refusal } from './find-or-add.ts'
import type { LinkType } from './input.ts'

export type GenerateLinkOutcome =
  | { ok: true; user: UserRow; secret: string; code: string; actionLink: string }
  | Refusal

/** A link like those in our emails, for a system that sends emails of its own. Creates the account if it is missing. */
export async function generateLink(
  parts: AuthParts,
  actor: SystemActor,
  request: LinkRequest,
): Promise<GenerateLinkOutcome> {
  const closed = closedFor(parts, request.type)
  if (closed) return { ok: false, reason: closed }
  const { type, password } = request
  if (type === 'signup' && password === undefined) return { ok: false, reason: 'password_missing' }
  const problem = password && (await findPasswordProblem(parts, password, { isForStaff: false }))
  if (problem) return { ok: false, reason: problem }
  const passwordHash = type === 'signup' && password ? await parts.passwords.hash(password) : null
  return parts.database.transaction(async (transaction): Promise<GenerateLinkOutcome> => {
    const found = await findOrAdd(parts, transaction, actor, request, passwordHash)
    if (!found.ok) return found
    const { newEmail } = request
    if (type.startsWith('email_change')) {
      const refusal = await askForChange(parts, transaction, found.user, newEmail)
      if (refusal) return refusal
    }
    const address = type === 'email_change_new' && newEmail ? newEmail : request.email
    const made = await makeLink(parts, transaction, found.user, { ...request, address })
    const entry = { action: 'auth.generate-link' as const, subject: `user:${found.user.id}`, after: { type } }
    await audit(transaction, actor, entry)
    const user = (await findUserById(transaction, found.user.id)) ?? found.user
    return { ok: true, user, ...made, actionLink: parts.origin + made.path }
  })
}

/**
 * Creates the account without a password, and emails the link that lets its owner in; again if they have not used it
 * yet.
 */
export async function inviteCustomer(
  parts: AuthParts,
  actor: SystemActor,
  request: Omit<LinkRequest, 'type'>,
): Promise<{ ok: true; user: UserRow } | Refusal> {
  const wanted = { ...request, type: 'invite' } as const
  return parts.database.transaction(async (transaction): Promise<{ ok: true; user: UserRow } | Refusal> => {
    const found = await findOrAdd(parts, transaction, actor, wanted, null)
    if (!found.ok) return found
    const { user } = found
    const { path, code, expiresAt } = await makeLink(parts, transaction, user, {
      ...wanted,
      address: request.email,
    })
    await parts.mail.send(transaction, {
      template: customerInvitation,
      to: request.email,
      data: { path, code },
      dedupeKey: `customer-invitation:${crypto.randomUUID()}`,
      expiresAt,
    })
    await audit(transaction, actor, { action: 'auth.invite-customer', subject: `user:${user.id}` })
    return { ok: true, user }
  })
}

function closedFor(parts: AuthParts, type: LinkType): 'email_disabled' | 'link_disabled' | null {
  const ways = openWays(parts)
  if (type === 'magiclink' && !ways.email_link) return 'link_disabled'
  return (type === 'recovery' || type === 'signup') && !ways.password ? 'email_disabled' : null
}

/** Another request for the same address keeps the link that the other mailbox has. */
async function askForChange(
  parts: AuthParts,
  transaction: Transaction,
  user: UserRow,
  newEmail: string | undefined,
): Promise<Refusal | null> {
  if (newEmail === undefined) return { ok: false, reason: 'new_email_missing' }
  if (await findUserByEmail(transaction, newEmail)) return { ok: false, reason: 'email_exists' }
  if (user.newEmail !== newEmail) await askForEmailChange(parts, transaction, user, newEmail)
  return null
}

async function makeLink(
  parts: AuthParts,
  transaction: Transaction,
  { id: userId }: UserRow,
  { type: purpose, address, redirectTo }: LinkRequest & { address: string },
): Promise<{ secret: string; code: string; expiresAt: Date; path: string }> {
  const { secret, code, expiresAt } = await issueToken(parts, transaction, { userId, address, purpose })
  return { secret, code, expiresAt, path: linkPath(purpose, secret, redirectTo, null) }
}
