import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { alreadyLabeled, type ContentsWish, type PlannedContents } from './contents.ts'
import { liveStates, type ParcelKind, parcels, shipments } from './tables.ts'

/** No one specifies the contents of a return. */
export async function planReturn(
  transaction: Transaction,
  orderId: string,
  { parcelCount, isAdditional }: ContentsWish,
): Promise<PlannedContents> {
  if (!isAdditional && (await hasLiveLabel(transaction, orderId, 'return'))) return alreadyLabeled
  return { ok: true, contents: Array.from({ length: parcelCount }, () => null) }
}

/** Has a label, or one is being bought right now. Under the order's lock. */
async function hasLiveLabel(transaction: Executor, orderId: string, kind: ParcelKind): Promise<boolean> {
  const live = and(
    eq(shipments.orderId, orderId),
    eq(shipments.kind, kind),
    inArray(shipments.purchase, liveStates),
  )
  return (await transaction.$count(shipments, live)) > 0
}

/** Boxes of a failed attempt are packed again. */
export async function removeUnlabeled(
  transaction: Transaction,
  orderId: string,
  kind: ParcelKind,
  now: Date,
): Promise<void> {
  const label = alias(shipments, 'label')
  const labels = transaction
    .select({ one: sql`1` })
    .from(label)
    .where(and(eq(label.parcelId, parcels.id), inArray(label.purchase, liveStates)))
  await transaction
    .update(parcels)
    .set({ removedAt: now })
    .where(
      and(eq(parcels.orderId, orderId), eq(parcels.kind, kind), isNull(parcels.removedAt), notExists(labels)),
    )
}
