import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { DraftDeps } from './deps.ts'
import type { KeepDraftInput, SetAsideInput } from './input.ts'
import { type DraftRow, drafts } from './tables.ts'

/** Per owner; the oldest are deleted first. */
const mostSetAside = 10
const mostPresent = 20

const isPresent = (ownerId: string, subject: string) =>
  and(eq(drafts.ownerId, ownerId), eq(drafts.subject, subject), eq(drafts.isSetAside, false))

/** Null when the account has a version other than the one that was seen. */
export async function storeDraft(
  { database, clock }: DraftDeps,
  ownerId: string,
  subject: string,
  { content, device, seen, isInItsPlace }: KeepDraftInput,
): Promise<DraftRow | null> {
  const now = clock.now()
  return database.transaction(async (transaction) => {
    const isSeen = seen
      ? and(isPresent(ownerId, subject), eq(drafts.id, seen.id), eq(drafts.version, seen.version))
      : sql`false`
    if (seen && !isInItsPlace) {
      const [row] = await transaction
        .update(drafts)
        .set({ content, device, updatedAt: now, version: sql`${drafts.version} + 1` })
        .where(isSeen)
        .returning()
      return row ?? null
    }
    if (seen) {
      const put = await transaction
        .update(drafts)
        .set({ isSetAside: true })
        .where(isSeen)
        .returning({ id: drafts.id })
      if (put.length === 0) return null
    }
    const [row] = await transaction
      .insert(drafts)
      .values({ ownerId, subject, content, device, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning()
    await forgetOldest(transaction, ownerId)
    return row ?? null
  })
}

/** Stores a version that was not chosen. */
export async function storeAside(
  { database, clock }: DraftDeps,
  ownerId: string,
  subject: string,
  { content, device }: SetAsideInput,
): Promise<DraftRow | null> {
  const now = clock.now()
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(drafts)
      .values({ ownerId, subject, content, device, isSetAside: true, createdAt: now, updatedAt: now })
      .returning()
    await forgetOldest(transaction, ownerId)
    return row ?? null
  })
}

/** Swaps a version that was set aside with the account's current one. False when not theirs. */
export async function swapBack(
  { database, clock }: DraftDeps,
  ownerId: string,
  id: string,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(drafts)
      .where(and(eq(drafts.id, id), eq(drafts.ownerId, ownerId), eq(drafts.isSetAside, true)))
      .for('update')
    if (!row) return false
    await transaction.update(drafts).set({ isSetAside: true }).where(isPresent(ownerId, row.subject))
    await transaction
      .update(drafts)
      .set({ isSetAside: false, updatedAt: clock.now(), version: sql`${drafts.version} + 1` })
      .where(eq(drafts.id, id))
    return true
  })
}

/** Keeps accounts from growing without limit. */
async function forgetOldest(transaction: Transaction, ownerId: string): Promise<void> {
  for (const [isSetAside, most] of [
    [true, mostSetAside],
    [false, mostPresent],
  ] as const) {
    const tooMany = transaction
      .select({ id: drafts.id })
      .from(drafts)
      .where(and(eq(drafts.ownerId, ownerId), eq(drafts.isSetAside, isSetAside)))
      .orderBy(desc(drafts.updatedAt), desc(drafts.id))
      .offset(most)
    await transaction.delete(drafts).where(inArray(drafts.id, tooMany))
  }
}
