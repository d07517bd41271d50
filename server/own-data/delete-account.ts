import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { removeFilesLater } from '#server/kernel/files/remove-files.ts'
import type { Person } from '#server/kernel/own-data.ts'
import { accountDeleted } from '#server/mail/templates/account-deleted.ts'
import type { OwnDataDeps } from './deps.ts'

export type DeleteAccountOutcome =
  | { ok: true }
  | {
      ok: false
      reason:
        | 'wrong_current_password'
        | 'reauthentication_needed'
        | 'reauthentication_not_valid'
        | 'last_owner'
        /** Something still has to be paid, produced or picked up, and someone must be reachable about it. */
        | 'open_orders'
    }
  | { ok: false; reason: 'too_many_attempts'; retryAfterSeconds: number }

const byOneself: SystemActor = { system: 'the account’s owner' }

/**
 * Deletes an account for good, all or nothing. Order data that tax law requires stays, without the person; files are
 * removed by a job once the transaction has committed. @throws AppError when no one is signed in.
 */
export async function deleteAccount(
  deps: OwnDataDeps,
  { user }: Actor,
  proof: { password?: string; code?: string },
  clientAddress: string,
): Promise<DeleteAccountOutcome> {
  const person = user && (await deps.account.person(user.id))
  if (!person) throw new AppError('not_signed_in', 'Sign in first.')
  const confirmed = await deps.account.confirm(user, proof, clientAddress)
  if (!confirmed.ok) return confirmed
  return deps.database.transaction((transaction) => forget(deps, transaction, person, byOneself))
}

/** The same for a customer, requested by another system of the shop. */
export async function deleteCustomer(
  deps: OwnDataDeps,
  actor: SystemActor,
  userId: string,
): Promise<{ ok: true } | { ok: false; reason: 'user_not_found' | 'staff_account' | 'open_orders' }> {
  const person = await deps.account.person(userId)
  if (!person) return { ok: false, reason: 'user_not_found' }
  if (person.isStaff) return { ok: false, reason: 'staff_account' }
  const outcome = await deps.database.transaction((transaction) => forget(deps, transaction, person, actor))
  if (outcome.ok) return outcome
  return { ok: false, reason: outcome.reason === 'last_owner' ? 'staff_account' : 'open_orders' }
}

async function forget(
  { isLastOwner, purchasesOf, parts, jobs, mail, clock }: OwnDataDeps,
  transaction: Transaction,
  person: Person,
  actor: SystemActor,
): Promise<{ ok: true } | { ok: false; reason: 'last_owner' | 'open_orders' }> {
  const { userId, email } = person
  if (await isLastOwner(transaction, userId)) return { ok: false, reason: 'last_owner' }
  const { isOpen, ...kept } = await purchasesOf(transaction, userId)
  if (isOpen) return { ok: false, reason: 'open_orders' }
  const keys: string[] = []
  for (const { erase } of parts.toReversed()) keys.push(...((await erase?.(transaction, person, kept)) ?? []))
  await removeFilesLater(jobs, transaction, keys)
  await audit(transaction, actor, { action: 'own-data.delete-account', subject: `user:${userId}` })
  if (email !== '')
    await mail.send(transaction, {
      template: accountDeleted,
      to: email,
      data: { at: clock.now().toISOString(), orders: kept.orderIds.length },
      dedupeKey: `account-deleted:${userId}`,
    })
  return { ok: true }
}
