import { desc, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import { type OwnDataPart, rowsOf } from '#server/kernel/own-data.ts'
import { orderChanges } from './tables.ts'

/** Changes of a person's orders: the amounts stay in the books, but not what staff wrote about them or the links. */
export function orderChangesOwnData({ orm }: Pick<Database, 'orm'>): OwnDataPart {
  const change = {
    orderId: orderChanges.orderId,
    at: orderChanges.createdAt,
    changes: orderChanges.words,
    totalBeforeCents: orderChanges.totalBeforeCents,
    totalAfterCents: orderChanges.totalAfterCents,
  }
  return {
    read: {
      orderChanges: ({ userId }) =>
        rowsOf(
          orm
            .select(change)
            .from(orderChanges)
            .where(sql`${orderChanges.orderId} in (select id from orders where customer_id = ${userId})`)
            .orderBy(desc(orderChanges.createdAt)),
        ),
    },
    async erase(transaction, _person, { orderIds }) {
      if (orderIds.length === 0) return []
      await transaction
        .update(orderChanges)
        .set({ reason: '', token: null })
        .where(inArray(orderChanges.orderId, [...orderIds]))
      return []
    },
  }
}
