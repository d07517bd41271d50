import { and, asc, desc, eq, sql } from 'drizzle-orm'
import {
  type SavedAddressDraft,
  type SavedAddressInput,
  savedAddressSchema,
} from '#domain/people/saved-address.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Transaction } from '#server/kernel/database.ts'
import { userOf } from '#server/kernel/user-of.ts'
import { addresses } from './tables.ts'

/** `isDefault` marks the one that checkout starts with. */
export type SavedAddress = SavedAddressInput & { id: string; isDefault: boolean }

type Deps = { database: Database; clock: Clock }

const maxAddresses = 20

/**
 * The signed-in person's addresses, the default first, then oldest first. Everything in this file is limited to that
 * person.
 */
export async function listAddresses({ database }: Deps, actor: Actor): Promise<SavedAddress[]> {
  const rows = await database.orm
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userOf(actor).id))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id))
  return rows.map(toAddress)
}

/** The same for an unvalidated draft; also null if it is incomplete. */
export async function addDraft(
  deps: Deps,
  actor: Actor,
  draft: SavedAddressDraft,
): Promise<SavedAddress | null> {
  const { data } = savedAddressSchema.safeParse(draft)
  return data ? addAddress(deps, actor, data) : null
}

/** The first one becomes the default. An identical address is found rather than added. Null when there are too many. */
export async function addAddress(
  { database, clock }: Deps,
  actor: Actor,
  address: SavedAddressInput,
): Promise<SavedAddress | null> {
  const userId = userOf(actor).id
  return database.transaction(async (transaction) => {
    const own = await lockOwn(transaction, userId)
    const same = own.find((row) => isSamePlace(row, address))
    if (same) return toAddress(same)
    if (own.length >= maxAddresses) return null
    const now = clock.now()
    const [row] = await transaction
      .insert(addresses)
      .values({ ...address, userId, isDefault: own.length === 0, createdAt: now, updatedAt: now })
      .returning()
    if (!row) throw new Error('The address was not written')
    return toAddress(row)
  })
}

/** Null if it is not theirs; the two below return false. */
export async function updateAddress(
  { database, clock }: Deps,
  actor: Actor,
  id: string,
  address: SavedAddressInput,
): Promise<SavedAddress | null> {
  const [row] = await database.orm
    .update(addresses)
    .set({ ...address, updatedAt: clock.now() })
    .where(own(userOf(actor).id, id))
    .returning()
  return row ? toAddress(row) : null
}

/** When the default is removed, the oldest of the others takes its place. */
export async function removeAddress({ database }: Deps, actor: Actor, id: string): Promise<boolean> {
  const userId = userOf(actor).id
  return database.transaction(async (transaction) => {
    await lockOwn(transaction, userId)
    const [gone] = await transaction.delete(addresses).where(own(userId, id)).returning()
    if (!gone) return false
    if (gone.isDefault) {
      const oldest = sql`${addresses.id} = (select id from addresses where user_id = ${userId} order by created_at, id limit 1)`
      await transaction.update(addresses).set({ isDefault: true }).where(oldest)
    }
    return true
  })
}

export async function setDefaultAddress({ database }: Deps, actor: Actor, id: string): Promise<boolean> {
  const userId = userOf(actor).id
  return database.transaction(async (transaction) => {
    const rows = await lockOwn(transaction, userId)
    if (!rows.some((row) => row.id === id)) return false
    const current = and(eq(addresses.userId, userId), eq(addresses.isDefault, true))
    await transaction.update(addresses).set({ isDefault: false }).where(current)
    await transaction.update(addresses).set({ isDefault: true }).where(eq(addresses.id, id))
    return true
  })
}

/** Moves addresses from one account to another, which keeps its default; duplicates are kept once. */
export async function handAddresses(transaction: Transaction, fromId: string, toId: string): Promise<void> {
  const own = await lockOwn(transaction, toId)
  const coming = await lockOwn(transaction, fromId)
  for (const row of coming) {
    if (own.some((one) => isSamePlace(one, row))) continue
    await transaction
      .update(addresses)
      .set({ userId: toId, isDefault: row.isDefault && own.length === 0 })
      .where(eq(addresses.id, row.id))
  }
}

type AddressRow = typeof addresses.$inferSelect

/** Serializes changes to a person's addresses, including the first one: the lock is on the person, not on rows. */
async function lockOwn(transaction: Transaction, userId: string): Promise<AddressRow[]> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`addresses:${userId}`}, 0))`)
  return transaction.select().from(addresses).where(eq(addresses.userId, userId))
}

const own = (userId: string, id: string) => and(eq(addresses.id, id), eq(addresses.userId, userId))

const isSamePlace = (row: AddressRow, address: SavedAddressInput): boolean =>
  (['name', 'street1', 'street2', 'city', 'state', 'zip'] as const).every(
    (field) => row[field].toLowerCase() === address[field].toLowerCase(),
  )

const toAddress = (row: AddressRow): SavedAddress => ({
  id: row.id,
  name: row.name,
  street1: row.street1,
  street2: row.street2,
  city: row.city,
  state: row.state,
  zip: row.zip,
  phone: row.phone,
  isDefault: row.isDefault,
})
