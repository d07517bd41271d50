import { desc, eq, inArray, or } from 'drizzle-orm'
import { type OwnDataPart, rowsOf } from '#server/kernel/own-data.ts'
import type { BatchesDeps } from './deps.ts'
import { batches, batchThings } from './tables.ts'

/** A person's batches are deleted with them; so is paperwork on which their order is printed with others. */
export function batchesOwnData({ database: { orm } }: Pick<BatchesDeps, 'database'>): OwnDataPart {
  const batch = { id: batches.id, kind: batches.kind, state: batches.state, createdAt: batches.createdAt }
  return {
    read: {
      batches: ({ userId }) =>
        rowsOf(
          orm.select(batch).from(batches).where(eq(batches.userId, userId)).orderBy(desc(batches.createdAt)),
        ),
    },
    async erase(transaction, { userId }, { orderIds }) {
      const withOrders = transaction
        .select({ id: batchThings.batchId })
        .from(batchThings)
        .where(inArray(batchThings.orderId, [...orderIds]))
      const isTouched =
        orderIds.length === 0
          ? eq(batches.userId, userId)
          : or(eq(batches.userId, userId), inArray(batches.id, withOrders))
      const papers = await transaction.select({ key: batches.fileKey }).from(batches).where(isTouched)
      await transaction.update(batches).set({ fileKey: null, fileName: null }).where(isTouched)
      await transaction.delete(batches).where(eq(batches.userId, userId))
      return papers.flatMap(({ key }) => (key === null ? [] : [key]))
    },
  }
}
