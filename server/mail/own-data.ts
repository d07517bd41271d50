import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { KeptPurchases, OwnDataPart, Person } from '#server/kernel/own-data.ts'
import { mails } from './tables.ts'

/** Copies of what the shop wrote to or about the person. Their keys stay, so that nothing goes out twice. */
export const mailOwnData: OwnDataPart = {
  async erase(transaction, person, kept) {
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
}

/** By the address, once it is proven; and by the orders, whatever address these were made with. */
function mentions({ email, isEmailProven }: Person, { orderIds }: KeptPurchases): SQL[] {
  const address = email.toLowerCase()
  const byOrders = orderIds.map((id) => sql`position(${id} in ${mails.dedupeKey}) > 0`)
  if (address === '' || !isEmailProven) return byOrders
  const words = sql`lower(concat(${mails.toAddress}, ' ', ${mails.data}, ' ', ${mails.text}))`
  return [...byOrders, sql`position(${address} in ${words}) > 0`]
}
