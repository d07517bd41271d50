import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/kernel/database.ts'
import { type OwnDataPart, rowsOf } from '#server/kernel/own-data.ts'
import { handAddresses } from './addresses.ts'
import { type AnnounceAccess, announceAccess } from './announce-access.ts'
import { lockOwners } from './lock-owners.ts'
import { addresses, customerNotes, customerTags, listSettings, listViews, profiles } from './tables.ts'

type Deps = { database: Database; realtime?: AnnounceAccess }

/** The profile, the saved addresses, staff notes about the person, and their list settings. */
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
      notesOfTheShop: ({ userId }) =>
        rowsOf(
          orm
            .select({ at: customerNotes.at, text: customerNotes.text })
            .from(customerNotes)
            .where(eq(customerNotes.userId, userId))
            .orderBy(asc(customerNotes.at)),
        ),
      tagsOfTheShop: ({ userId }) =>
        rowsOf(
          orm
            .select({ tag: customerTags.tag })
            .from(customerTags)
            .where(eq(customerTags.userId, userId))
            .orderBy(asc(customerTags.tag)),
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
      listViews: ({ userId }) =>
        rowsOf(
          orm
            .select({ list: listViews.list, name: listViews.name, query: listViews.query })
            .from(listViews)
            .where(eq(listViews.userId, userId)),
        ),
    },
    async hand(transaction, from, to) {
      await handAddresses(transaction, from.userId, to.userId)
      await handNotes(transaction, from.userId, to.userId)
    },
    async erase(transaction, { userId }) {
      await transaction.delete(addresses).where(eq(addresses.userId, userId))
      await transaction.delete(customerNotes).where(eq(customerNotes.userId, userId))
      await transaction.delete(customerTags).where(eq(customerTags.userId, userId))
      await transaction.delete(listViews).where(eq(listViews.userId, userId))
      await transaction.delete(listSettings).where(eq(listSettings.userId, userId))
      await transaction.delete(profiles).where(eq(profiles.userId, userId))
      await announceAccess({ realtime }, transaction, userId)
      return []
    },
  }
}

/** Staff notes and tags, and the phone number if only the account being closed has one. */
async function handNotes(transaction: Transaction, fromId: string, toId: string): Promise<void> {
  await transaction.update(customerNotes).set({ userId: toId }).where(eq(customerNotes.userId, fromId))
  await transaction.execute(sql`insert into ${customerTags} (user_id, tag)
    select ${toId}, tag from ${customerTags} where user_id = ${fromId} on conflict do nothing`)
  const phoneOfOther = sql`(select phone from ${profiles} where user_id = ${fromId})`
  await transaction
    .update(profiles)
    .set({ phone: phoneOfOther })
    .where(and(eq(profiles.userId, toId), eq(profiles.phone, '')))
}

/** Whether no one else could run the shop. No other owner can leave either until the transaction ends. */
export async function isLastOwner(transaction: Transaction, userId: string): Promise<boolean> {
  const owners = await lockOwners(transaction)
  return owners.length > 0 && owners.every((id) => id === userId)
}
