import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import { type OwnDataPart, type Person, rowsOf } from '#server/kernel/own-data.ts'
import { rawKey } from './deps.ts'
import { inboundMails, messageFiles } from './tables.ts'

/** Found by the address once it is verified; for erasure, also by the orders, whoever wrote about them. */
export const inboundMailOwnData = (database: Database): OwnDataPart => ({
  read: { mailsToTheShop: (person) => rowsOf(mailsOf(database, person)) },
  async erase(transaction, person, { orderIds }) {
    const { email, isEmailProven } = person
    const isFrom = isEmailProven ? eq(inboundMails.fromAddress, email.toLowerCase()) : undefined
    const gone = await transaction
      .delete(inboundMails)
      .where(or(inArray(inboundMails.orderId, [...orderIds]), isFrom))
      .returning({ id: inboundMails.id })
    await transaction.delete(messageFiles).where(inArray(messageFiles.orderId, [...orderIds]))
    return gone.map(({ id }) => rawKey(id))
  },
})

async function mailsOf({ orm }: Database, { email, isEmailProven }: Person) {
  if (!isEmailProven) return []
  return orm
    .select({
      receivedAt: inboundMails.receivedAt,
      subject: inboundMails.subject,
      text: inboundMails.text,
      orderId: inboundMails.orderId,
    })
    .from(inboundMails)
    .where(eq(inboundMails.fromAddress, email.toLowerCase()))
    .orderBy(asc(inboundMails.receivedAt))
}
