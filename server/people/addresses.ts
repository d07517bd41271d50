import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { type SavedAddressDraft, type SavedAddressInput, savedAddressSchema } from '#domain/saved-address.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { addresses } from './tables.ts'

/** `isDefault` is the one that checkout starts with. */
export type SavedAddress = SavedAddressInput & { id: string; isDefault: boolean }

export type SaveAddressOutcome =
  | { ok: true; address: SavedAddress }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  | { ok: false; reason: 'not_found' }
  | { ok: false; reason: 'too_many' }

export type ChangeAddressOutcome = { ok: true } | { ok: false; reason: 'not_found' }

type Needs = { database: Database; clock: Clock }

const maxAddresses = 20

/** One's own, the default first, then the oldest. All of this is for the signed-in person alone. */
export async function listAddresses({ database }: Needs, actor: Actor): Promise<SavedAddress[]> {
  const rows = await database.orm
    .select()
    .from(addresses)
    .where(eq(addresses.userId, requireUser(actor)))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id))
  return rows.map(toAddress)
}

/** The first one becomes the default. The same address again is found, not added. */
export async function addAddress(
  { database, clock }: Needs,
  actor: Actor,
  draft: SavedAddressDraft,
): Promise<SaveAddressOutcome> {
  const userId = requireUser(actor)
  const reading = savedAddressSchema.safeParse(draft)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  const address = reading.data
  return database.transaction(async (transaction) => {
    const own = await lockOwn(transaction, userId)
    const same = own.find((row) => isSamePlace(row, address))
    if (same) return { ok: true, address: toAddress(same) } as const
    if (own.length >= maxAddresses) return { ok: false, reason: 'too_many' } as const
    const now = clock.now()
    const [row] = await transaction
      .insert(addresses)
      .values({ ...address, userId, isDefault: own.length === 0, createdAt: now, updatedAt: now })
      .returning()
    if (!row) throw new Error('The address was not written')
    return { ok: true, address: toAddress(row) } as const
  })
}

export async function updateAddress(
  { database, clock }: Needs,
  actor: Actor,
  id: string,
  draft: SavedAddressDraft,
): Promise<SaveAddressOutcome> {
  const isTheirs = own(requireUser(actor), id)
  if (!isTheirs) return { ok: false, reason: 'not_found' }
  const reading = savedAddressSchema.safeParse(draft)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  const [row] = await database.orm
    .update(addresses)
    .set({ ...reading.data, updatedAt: clock.now() })
    .where(isTheirs)
    .returning()
  return row ? { ok: true, address: toAddress(row) } : { ok: false, reason: 'not_found' }
}

/** When the default goes, the oldest of the others takes its place. */
export async function removeAddress(
  { database }: Needs,
  actor: Actor,
  id: string,
): Promise<ChangeAddressOutcome> {
  const userId = requireUser(actor)
  const isTheirs = own(userId, id)
  if (!isTheirs) return { ok: false, reason: 'not_found' }
  return database.transaction(async (transaction) => {
    await lockOwn(transaction, userId)
    const [gone] = await transaction.delete(addresses).where(isTheirs).returning()
    if (!gone) return { ok: false, reason: 'not_found' } as const
    if (gone.isDefault) {
      const oldest = sql`${addresses.id} = (select id from addresses where user_id = ${userId} order by created_at, id limit 1)`
      await transaction.update(addresses).set({ isDefault: true }).where(oldest)
    }
    return { ok: true } as const
  })
}

export async function setDefaultAddress(
  { database }: Needs,
  actor: Actor,
  id: string,
): Promise<ChangeAddressOutcome> {
  const userId = requireUser(actor)
  return database.transaction(async (transaction) => {
    const rows = await lockOwn(transaction, userId)
    if (!rows.some((row) => row.id === id)) return { ok: false, reason: 'not_found' } as const
    const current = and(eq(addresses.userId, userId), eq(addresses.isDefault, true))
    await transaction.update(addresses).set({ isDefault: false }).where(current)
    await transaction.update(addresses).set({ isDefault: true }).where(eq(addresses.id, id))
    return { ok: true } as const
  })
}

type AddressRow = typeof addresses.$inferSelect

/** One change of a person's addresses at a time, also of the first: the lock is on the person, not on rows. */
async function lockOwn(transaction: Transaction, userId: string): Promise<AddressRow[]> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`addresses:${userId}`}, 0))`)
  return transaction.select().from(addresses).where(eq(addresses.userId, userId))
}

const own = (userId: string, id: string) =>
  z.uuid().safeParse(id).success ? and(eq(addresses.id, id), eq(addresses.userId, userId)) : null

function requireUser({ user }: Actor): string {
  if (!user) throw new AppError('not_signed_in', 'Sign in to see your addresses.')
  return user.id
}

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
