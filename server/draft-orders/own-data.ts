import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import { type OwnDataPart, type Person, rowsOf } from '#server/kernel/own-data.ts'
import { draftOrders } from './tables.ts'

/**
 * What staff wrote for a person: anything that became an order stays in the books there, and all of this is deleted.
 */
export function draftOrdersOwnData({ orm }: Pick<Database, 'orm'>): OwnDataPart {
  const bill = {
    id: draftOrders.id,
    state: draftOrders.state,
    contactName: draftOrders.contactName,
    contactEmail: draftOrders.contactEmail,
    totalCents: draftOrders.totalCents,
    createdAt: draftOrders.createdAt,
    sentAt: draftOrders.sentAt,
  }
  return {
    read: {
      bills: (person) =>
        rowsOf(orm.select(bill).from(draftOrders).where(isFor(person)).orderBy(desc(draftOrders.createdAt))),
    },
    async hand(transaction, from, to) {
      await transaction
        .update(draftOrders)
        .set({ customerId: to.userId })
        .where(eq(draftOrders.customerId, from.userId))
    },
    async erase(transaction, person) {
      await transaction
        .delete(draftOrders)
        .where(and(isFor(person), inArray(draftOrders.state, ['draft', 'paid', 'expired', 'cancelled'])))
      return []
    },
  }
}

function isFor({ userId, email, isEmailProven }: Person): SQL | undefined {
  const byAccount = eq(draftOrders.customerId, userId)
  if (!isEmailProven) return byAccount
  return or(
    byAccount,
    and(
      sql`${draftOrders.customerId} is null`,
      eq(sql`lower(${draftOrders.contactEmail})`, email.toLowerCase()),
    ),
  )
}
