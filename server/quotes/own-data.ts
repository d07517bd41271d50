import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import { type OwnDataPart, type Person, rowsOf } from '#server/kernel/own-data.ts'
import { bulkQuotes } from './tables.ts'

/** Requests for bulk prices: those made while signed in, and those made with the address now proven. */
export function quotesOwnData({ orm }: Pick<Database, 'orm'>): OwnDataPart {
  const quote = {
    id: bulkQuotes.id,
    product: bulkQuotes.product,
    name: bulkQuotes.name,
    email: bulkQuotes.email,
    phone: bulkQuotes.phone,
    quantity: bulkQuotes.quantity,
    details: bulkQuotes.details,
    createdAt: bulkQuotes.createdAt,
  }
  return {
    read: {
      quotes: (person) =>
        rowsOf(orm.select(quote).from(bulkQuotes).where(isBy(person)).orderBy(desc(bulkQuotes.createdAt))),
    },
    async hand(transaction, from, to) {
      await transaction.update(bulkQuotes).set({ userId: to.userId }).where(isBy(from))
    },
    async erase(transaction, person) {
      await transaction.delete(bulkQuotes).where(isBy(person))
      return []
    },
  }
}

function isBy({ userId, email, isEmailProven }: Person): SQL | undefined {
  const bySignedIn = eq(bulkQuotes.userId, userId)
  if (!isEmailProven) return bySignedIn
  const byAddress = and(
    sql`${bulkQuotes.userId} is null`,
    eq(sql`lower(${bulkQuotes.email})`, email.toLowerCase()),
  )
  return or(bySignedIn, byAddress)
}
