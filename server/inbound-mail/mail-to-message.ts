import { and, eq, isNull, ne } from 'drizzle-orm'
import { maxOrderMessage } from '#domain/orders/message-kinds.ts'
import { isUniqueViolation, type Transaction } from '#server/kernel/database.ts'
import type { InboundMailDeps } from './deps.ts'
import { isByText } from './keep-text.ts'
import type { ParsedMail } from './parse-mail.ts'
import { inboundMails, messageFiles } from './tables.ts'

type Row = typeof inboundMails.$inferSelect

/** False for the later of two workers that read the same email at the same time; the email is known from then on. */
export async function noteWords({ database }: InboundMailDeps, row: Row, mail: ParsedMail): Promise<boolean> {
  const { subject, text, from, files, messageId } = mail
  const words = {
    ...{ subject, text, fromAddress: from.address, fromName: from.name, files: files.length },
    messageId: messageId ?? `none:${row.id}`,
  }
  try {
    await database.orm.update(inboundMails).set(words).where(eq(inboundMails.id, row.id))
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** The same email may arrive more than once: a mail service posts it again, or it comes in two ways. */
export async function isKnown(
  { database }: InboundMailDeps,
  row: Row,
  { messageId }: ParsedMail,
): Promise<boolean> {
  if (messageId === null) return false
  const isOther = and(eq(inboundMails.messageId, messageId), ne(inboundMails.id, row.id))
  return (await database.orm.$count(inboundMails, isOther)) > 0
}

/** False if its order no longer exists. */
export async function writeMessage(
  { orders, clock }: InboundMailDeps,
  transaction: Transaction,
  row: Row,
  { from, files, ...mail }: ParsedMail,
  orderId: string,
): Promise<boolean> {
  // A concurrent reader waits here, then finds it already written.
  const isOpen = and(eq(inboundMails.id, row.id), isNull(inboundMails.orderMessageId))
  const [open] = await transaction.select().from(inboundMails).where(isOpen).for('update')
  if (!open) return true
  const text = messageOf({ ...mail, files })
  const messageId = await orders.messages.takeMailed(transaction, {
    ...{ orderId, text, from, at: clock.now() },
    by: isByText(row) ? 'text' : 'mail',
  })
  if (messageId === null) return false
  await transaction
    .update(inboundMails)
    .set({ orderId, orderMessageId: messageId })
    .where(eq(inboundMails.id, row.id))
  if (files.length > 0)
    await transaction.insert(messageFiles).values(
      files.map((file, position) => ({
        ...{ id: crypto.randomUUID(), orderId, orderMessageId: messageId, position },
        ...file,
      })),
    )
  return true
}

/** The subject is put above the text unless it only repeats the one being replied to. */
function messageOf({ subject, text, files }: Pick<ParsedMail, 'subject' | 'text' | 'files'>): string {
  const isAnswer = subject === '' || /^(re|aw|sv|antw|res)\s*:/i.test(subject)
  const said = text || (files.length > 0 ? 'Sent files without a message.' : 'Sent an empty email.')
  const whole = isAnswer ? said : `${subject}\n\n${said}`
  return whole.length <= maxOrderMessage ? whole : `${whole.slice(0, maxOrderMessage - cut.length)}${cut}`
}

const cut = '\n\n… The rest is under Incoming email.'
