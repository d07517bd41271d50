import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { removeFilesLater } from '#server/kernel/files/remove-files.ts'
import type { KeptPurchases, Person } from '#server/kernel/own-data.ts'
import { accountsMerged } from '#server/mail/templates/accounts-merged.ts'
import type { OwnDataDeps } from './deps.ts'

const noCustomer = 'There is no such customer.'

type Merge = {
  keptId: string
  goneId: string
  /**
   * Staff vouch that guest purchases under `goneId`'s address belong to this customer, although the address was never
   * confirmed.
   */
  takesGuestOrders: boolean
}

/**
 * Merges two accounts: everything of `goneId` becomes `keptId`'s, all or nothing, and the account itself is deleted.
 * @throws AppError if either is not a customer.
 */
export async function mergeCustomers(
  deps: OwnDataDeps,
  actor: Actor,
  { keptId, goneId, takesGuestOrders }: Merge,
): Promise<void> {
  const [kept, gone] = await Promise.all([deps.account.person(keptId), deps.account.person(goneId)])
  if (!kept || !gone) throw new AppError('not_found', noCustomer)
  await deps.database.transaction(async (transaction) => {
    if ((await deps.lockCustomers(transaction, [keptId, goneId])) < 2)
      throw new AppError('not_found', noCustomer)
    for (const { hand } of deps.parts) await hand?.(transaction, gone, kept)
    // Guest purchases move along if the customer has proven that the mailbox is theirs, or if staff vouch for it.
    const isVouchedFor = takesGuestOrders && !gone.isEmailProven
    const areGuestOrdersTaken = gone.isEmailProven || isVouchedFor
    if (gone.email !== '' && areGuestOrdersTaken)
      await deps.emit(transaction, 'email.confirmed', { userId: keptId, email: gone.email })
    await endAccount(deps, transaction, gone)
    await audit(transaction, actor, {
      action: 'customers.merge',
      subject: `user:${keptId}`,
      before: { account: goneId, email: gone.email },
      after: {
        ...{ account: keptId, email: kept.email },
        ...(isVouchedFor && { guestOrders: 'moved, though the address was not confirmed' }),
      },
    })
    await tellBoth(deps, transaction, kept, gone, areGuestOrdersTaken)
  })
}

const nothing: KeptPurchases = { orderIds: [], designIds: [], artworkIds: [] }

/** Anything found by the address alone, such as a subscription, stays: the person is still a customer. */
async function endAccount(
  { parts, jobs }: OwnDataDeps,
  transaction: Transaction,
  gone: Person,
): Promise<void> {
  const byIdAlone = { ...gone, email: '', isEmailProven: false }
  const keys: string[] = []
  for (const { erase } of parts.toReversed())
    keys.push(...((await erase?.(transaction, byIdAlone, nothing)) ?? []))
  await removeFilesLater(jobs, transaction, keys)
}

async function tellBoth(
  { mail, clock }: OwnDataDeps,
  transaction: Transaction,
  kept: Person,
  gone: Person,
  areGuestOrdersTaken: boolean,
): Promise<void> {
  const data = { at: clock.now().toISOString(), kept: kept.email, areGuestOrdersTaken }
  for (const { userId, email } of [kept, gone])
    if (email !== '' && kept.email !== '')
      await mail.send(transaction, {
        template: accountsMerged,
        to: email,
        data,
        dedupeKey: `accounts-merged:${gone.userId}:${userId}`,
      })
}

/** Whether guest purchases under the account's address move along in a merge without staff vouching for them. */
export const isAddressProven = async (
  { account }: Pick<OwnDataDeps, 'account'>,
  _actor: Actor,
  userId: string,
): Promise<boolean> => (await account.person(userId))?.isEmailProven ?? false
