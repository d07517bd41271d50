import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, asc, eq } from 'drizzle-orm'
import type { InboundState } from '#domain/content/inbound-filters.ts'
import { removeFilesLater } from '#server/kernel/files/remove-files.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { type InboundMailDeps, rawKey } from './deps.ts'
import { isReport, whyIgnored } from './judge-mail.ts'
import { isByText } from './keep-text.ts'
import { isKnown, noteWords, writeMessage } from './mail-to-message.ts'
import { parseApart } from './parse-apart.ts'
import type { ParsedMail } from './parse-mail.ts'
import { inboundMails, messageFiles } from './tables.ts'
import { takeFiles } from './take-files.ts'

type Row = typeof inboundMails.$inferSelect

/**
 * Turns one stored email into a message of its order, once, however often this is called; its files become artwork
 * afterwards. Anything that isn't a reply is ignored, and email that belongs to no order waits for staff.
 */
export async function readMail(deps: InboundMailDeps, mailId: string): Promise<void> {
  const { database } = deps
  const isOpen = and(eq(inboundMails.id, mailId), eq(inboundMails.state, 'received'))
  const [row] = await database.orm.select().from(inboundMails).where(isOpen)
  if (!row) return
  try {
    await readOpen(deps, row)
  } catch (error) {
    // A concurrent reader of this email, or of the same email received another way, has just removed its file and row.
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
  const { database, jobs } = deps
  if ((await isKnown(deps, row, mail)) || !(await noteWords(deps, row, mail))) {
    await database.transaction(async (transaction) => {
      await transaction.delete(inboundMails).where(eq(inboundMails.id, row.id))
      await removeFilesLater(jobs, transaction, [rawKey(row.id)])
    })
    return false
  }
  // What staff decided takes precedence.
  const ignored = row.orderId === null ? whyIgnored(mail) : null
  if (ignored !== null) {
    if (isReport(mail.headers)) await noteReturned(deps, row)
    await settle(deps, row, 'ignored', ignored)
    return false
  }
  const orderId = row.orderId ?? deps.orderAddresses.orderOf([...row.recipients, ...mail.recipients])
  if (orderId === null) {
    const reason = isByText(row)
      ? 'No text about an order went to this number'
      : 'Its address doesn’t belong to any order'
    await settle(deps, row, 'unmatched', reason)
    return false
  }
  const attempt = await deps.rateLimiter.take(countedLimits.orderMessage, orderId)
  if (!attempt.ok) {
    await settle(deps, row, 'unmatched', 'More emails about this order than a person writes in an hour')
    return false
  }
  const isTaken = await database.transaction((transaction) =>
    writeMessage(deps, transaction, row, mail, orderId),
  )
  if (!isTaken) await settle(deps, row, 'unmatched', 'Its order no longer exists')
  return isTaken
}

async function noteReturned({ files, mail }: InboundMailDeps, row: Row): Promise<void> {
  await files.withLocalFile(rawKey(row.id), async (path) => mail.noteReturned(await readFile(path, 'utf8')))
}
