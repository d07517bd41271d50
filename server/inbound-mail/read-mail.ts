import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { InboundState } from '#domain/content/inbound-filters.ts'
import { maxOrderMessage } from '#domain/orders/message-kinds.ts'
import { isUniqueViolation, type Transaction } from '#server/kernel/database.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { type InboundMailDeps, rawKey } from './deps.ts'
import { isReport, whyIgnored } from './judge-mail.ts'
import { isByText } from './keep-text.ts'
import { parseApart } from './parse-apart.ts'
import type { ParsedMail } from './parse-mail.ts'
import { inboundMails, messageFiles } from './tables.ts'
import { takeFiles } from './take-files.ts'

type Row = typeof inboundMails.$inferSelect

/**
 * Makes a message of its order of one kept mail, once, however often it is asked for; its files become artwork after that.
 * What is no answer is ignored, and what is of no order waits for staff.
 */
export async function readMail(deps: InboundMailDeps, mailId: string): Promise<void> {
  const { database } = deps
  const isOpen = and(eq(inboundMails.id, mailId), eq(inboundMails.state, 'received'))
  const [row] = await database.orm.select().from(inboundMails).where(isOpen)
  if (!row) return
  try {
    await readOpen(deps, row)
  } catch (error) {
    // Whoever read it, or the same mail that came by another way, a moment before has taken its file away with its row.
    if ((await database.orm.$count(inboundMails, isOpen)) > 0) throw error
  }
}

async function readOpen(deps: InboundMailDeps, row: Row): Promise<void> {
  const { database } = deps
  await withWorkFolder(async (folder) => {
    const mail = await parseApart(deps.files, rawKey(row.id), folder)
    if (mail === null) return settle(deps, row, 'unmatched', 'It could not be read')
    if (row.orderMessageId === null && !(await takeWords(deps, row, mail))) return
    const files = await database.orm
      .select()
      .from(messageFiles)
      .innerJoin(inboundMails, eq(inboundMails.orderMessageId, messageFiles.orderMessageId))
      .where(eq(inboundMails.id, row.id))
      .orderBy(asc(messageFiles.position))
    await takeFiles(
      deps,
      files.map(({ message_files: file }) => file),
      (position) => readFile(join(folder, String(position))),
    )
    await settle(deps, row, 'taken', null)
  })
}

const settle = async (
  { database: { orm } }: InboundMailDeps,
  { id }: Row,
  state: InboundState,
  reason: string | null,
): Promise<void> => {
  await orm
    .update(inboundMails)
    .set({ state, reason })
    .where(and(eq(inboundMails.id, id), eq(inboundMails.state, 'received')))
}

/** Whether it has become a message of its order, with rows for its files. */
async function takeWords(deps: InboundMailDeps, row: Row, mail: ParsedMail): Promise<boolean> {
  const { database, files } = deps
  if ((await isKnown(deps, row, mail)) || !(await noteWords(deps, row, mail))) {
    await database.orm.delete(inboundMails).where(eq(inboundMails.id, row.id))
    await files.remove(rawKey(row.id))
    return false
  }
  // What staff have said of it counts.
  const ignored = row.orderId === null ? whyIgnored(mail) : null
  if (ignored !== null) {
    if (isReport(mail.headers)) await noteReturned(deps, row)
    await settle(deps, row, 'ignored', ignored)
    return false
  }
  const orderId = row.orderId ?? deps.orderAddresses.orderOf([...row.recipients, ...mail.recipients])
  if (orderId === null) {
    const reason = isByText(row) ? 'No text about an order went to this number' : 'Its address is of no order'
    await settle(deps, row, 'unmatched', reason)
    return false
  }
  const attempt = await deps.rateLimiter.take(countedLimits.orderMessage, orderId)
  if (!attempt.ok) {
    await settle(deps, row, 'unmatched', 'More mails about this order than a person writes in an hour')
    return false
  }
  const isTaken = await database.transaction((transaction) => write(deps, transaction, row, mail, orderId))
  if (!isTaken) await settle(deps, row, 'unmatched', 'Its order is not there any more')
  return isTaken
}

/** False for the later of two workers that read the same mail at once, which is known from then on. */
async function noteWords({ database }: InboundMailDeps, row: Row, mail: ParsedMail): Promise<boolean> {
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

/** The same mail comes more than once where a mail service posts it again, or two ways lead in. */
async function isKnown({ database }: InboundMailDeps, row: Row, { messageId }: ParsedMail): Promise<boolean> {
  if (messageId === null) return false
  const isOther = and(eq(inboundMails.messageId, messageId), ne(inboundMails.id, row.id))
  return (await database.orm.$count(inboundMails, isOther)) > 0
}

async function noteReturned({ files, mail }: InboundMailDeps, row: Row): Promise<void> {
  await files.withLocalFile(rawKey(row.id), async (path) => mail.noteReturned(await readFile(path, 'utf8')))
}

async function write(
  { orders, clock }: InboundMailDeps,
  transaction: Transaction,
  row: Row,
  { from, files, ...mail }: ParsedMail,
  orderId: string,
): Promise<boolean> {
  // Whoever reads it at the same moment waits here, and finds it written.
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

/** The subject stands above where it is not the one that was answered to. */
function messageOf({ subject, text, files }: Pick<ParsedMail, 'subject' | 'text' | 'files'>): string {
  const isAnswer = subject === '' || /^(re|aw|sv|antw|res)\s*:/i.test(subject)
  const said = text || (files.length > 0 ? 'Sent files without a word.' : 'Sent an empty mail.')
  const whole = isAnswer ? said : `${subject}\n\n${said}`
  return whole.length <= maxOrderMessage ? whole : `${whole.slice(0, maxOrderMessage - cut.length)}${cut}`
}

const cut = '\n\n… The rest is under Incoming mail.'
