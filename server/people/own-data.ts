import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/kernel/database.ts'
import { type OwnDataPart, rowsOf } from '#server/kernel/own-data.ts'
import { type AnnounceAccess, announceAccess } from './announce-access.ts'
import { lockOwners } from './lock-owners.ts'
import { addresses, listSettings, profiles } from './tables.ts'

type Deps = { database: Database; realtime?: AnnounceAccess }

/** The profile and the saved addresses. */
export function peopleOwnData({ database: { orm }, realtime }: Deps): OwnDataPart {
  const profile = {
    fullName: profiles.fullName,
    email: profiles.email,
    phone: profiles.phone,
    role: profiles.role,
    createdAt: profiles.createdAt,
    updatedAt: profiles.updatedAt,
  }
  const address = {
    name: addresses.name,
    street1: addresses.street1,
    street2: addresses.street2,
    city: addresses.city,
    state: addresses.state,
    zip: addresses.zip,
    phone: addresses.phone,
    isDefault: addresses.isDefault,
    createdAt: addresses.createdAt,
  }
  return {
    read: {
      profile: ({ userId }) => rowsOf(orm.select(profile).from(profiles).where(eq(profiles.userId, userId))),
      addresses: ({ userId }) =>
        rowsOf(
          orm
            .select(address)
            .from(addresses)
            .where(eq(addresses.userId, userId))
            .orderBy(asc(addresses.createdAt)),
        ),
      listSettings: ({ userId }) =>
        rowsOf(
          orm
            .select({
              list: listSettings.list,
              columns: listSettings.columns,
              density: listSettings.density,
              rows: listSettings.rows,
            })
            .from(listSettings)
            .where(eq(listSettings.userId, userId)),
        ),
    },
    async erase(transaction, { userId }) {
      await transaction.delete(addresses).where(eq(addresses.userId, userId))
      await transaction.delete(listSettings).where(eq(listSettings.userId, userId))
      await transaction.delete(profiles).where(eq(profiles.userId, userId))
      await announceAccess(realtime, transaction, userId)
      return []
    },
  }
}

/** Whether nobody else could run the shop. Until the transaction ends no other owner can go, either. */
export async function isLastOwner(transaction: Transaction, userId: string): Promise<boolean> {
  const owners = await lockOwners(transaction)
  return owners.length > 0 && owners.every((id) => id === userId)
}
