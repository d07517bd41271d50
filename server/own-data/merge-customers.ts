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
  /** Staff say that what was bought as a guest with `goneId`'s address is theirs, though they have not confirmed it. */
  takesGuestOrders: boolean
}

/**
 * Makes one account of two: whatever is `goneId`'s becomes `keptId`'s, all of it at once or nothing, and the account itself
 * is ended. @throws AppError where one of them is no customer.
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
    // What they bought as a guest is theirs to take along where they have shown that the mailbox is theirs, or staff vouch.
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
        ...(isVouchedFor && { guestOrders: 'taken along, though the address was not confirmed' }),
      },
    })
    await tellBoth(deps, transaction, kept, gone, areGuestOrdersTaken)
  })
}

const nothing: KeptPurchases = { orderIds: [], designIds: [], artworkIds: [] }

/** What is found by the address alone, such as a subscription, stays: the person is still a customer. */
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

/** Whether what was bought as a guest with the account's address goes along in a merge without staff's word for it. */
export const isAddressProven = async (
  { account }: Pick<OwnDataDeps, 'account'>,
  _actor: Actor,
  userId: string,
): Promise<boolean> => (await account.person(userId))?.isEmailProven ?? false
