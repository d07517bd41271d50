import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import { type OwnDataPart, type Person, rowsOf } from '#server/kernel/own-data.ts'
import { manualOrders } from './tables.ts'

/** What staff wrote for a person: what became an order stays in the books there, and all of this goes. */
export function manualOrdersOwnData({ orm }: Pick<Database, 'orm'>): OwnDataPart {
  const bill = {
    id: manualOrders.id,
    state: manualOrders.state,
    contactName: manualOrders.contactName,
    contactEmail: manualOrders.contactEmail,
    totalCents: manualOrders.totalCents,
    createdAt: manualOrders.createdAt,
    sentAt: manualOrders.sentAt,
  }
  return {
    read: {
      bills: (person) =>
        rowsOf(
          orm.select(bill).from(manualOrders).where(isFor(person)).orderBy(desc(manualOrders.createdAt)),
        ),
    },
    async hand(transaction, from, to) {
      await transaction
        .update(manualOrders)
        .set({ customerId: to.userId })
        .where(eq(manualOrders.customerId, from.userId))
    },
    async erase(transaction, person) {
      await transaction
        .delete(manualOrders)
        .where(and(isFor(person), inArray(manualOrders.state, ['draft', 'paid', 'expired', 'cancelled'])))
      return []
    },
  }
}

function isFor({ userId, email, isEmailProven }: Person): SQL | undefined {
  const byAccount = eq(manualOrders.customerId, userId)
  if (!isEmailProven || email === '') return byAccount
  return or(
    byAccount,
    and(
      sql`${manualOrders.customerId} is null`,
      eq(sql`lower(${manualOrders.contactEmail})`, email.toLowerCase()),
    ),
  )
}
