import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import { type KeptPurchases, type OwnDataPart, type Person, rowsOf } from '#server/kernel/own-data.ts'
import { mails, textConsents } from './tables.ts'
import { consentOfAccount } from './texts/consents.ts'

/** Copies of what the shop wrote to or about the person. Their keys stay, so that nothing is sent twice. */
export const mailOwnData = (database: Database): OwnDataPart => ({
  read: { textConsents: ({ userId }) => rowsOf(consentsOf(database, userId)) },
  /** If both agreed to texts for all their orders, the remaining account's consent applies. */
  async hand(transaction, from, to) {
    const isOfFrom = eq(textConsents.userId, from.userId)
    const known = await consentOfAccount(transaction, to.userId)
    if (known)
      await transaction
        .delete(textConsents)
        .where(and(isOfFrom, isNull(textConsents.orderId), isNull(textConsents.endedAt)))
    await transaction.update(textConsents).set({ userId: to.userId }).where(isOfFrom)
  },
  async erase(transaction, person, kept) {
    await transaction
      .delete(textConsents)
      .where(or(eq(textConsents.userId, person.userId), inArray(textConsents.orderId, [...kept.orderIds])))
    const isAbout = or(...mentions(person, kept))
    if (!isAbout) return []
    await transaction.delete(mails).where(and(isAbout, eq(mails.state, 'queued')))
    const gone = { toAddress: '', data: {}, subject: 'Removed with an account', html: null, text: null }
    await transaction
      .update(mails)
      .set({ ...gone, error: null })
      .where(and(isAbout, ne(mails.state, 'queued')))
    return []
  },
})

/** Leaves out numbers that opted out of texts: these are kept so that no one texts them again. */
const consentsOf = ({ orm }: Database, userId: string) =>
  orm
    .select({
      phone: textConsents.phone,
      words: textConsents.words,
      agreedAt: textConsents.agreedAt,
      endedAt: textConsents.endedAt,
      orderId: textConsents.orderId,
    })
    .from(textConsents)
    .where(eq(textConsents.userId, userId))
    .orderBy(asc(textConsents.agreedAt))

/** By the address, once it is verified; and by the orders, whatever address they were placed with. */
function mentions({ email, isEmailProven }: Person, { orderIds }: KeptPurchases): SQL[] {
  const byOrders = orderIds.map(
    (id) => sql`(position(${id} in ${mails.dedupeKey}) > 0 or ${mails.orderId} = ${id}::uuid)`,
  )
  if (!isEmailProven) return byOrders
  const words = sql`lower(concat(${mails.toAddress}, ' ', ${mails.data}, ' ', ${mails.text}))`
  return [...byOrders, sql`position(${email.toLowerCase()} in ${words}) > 0`]
}
