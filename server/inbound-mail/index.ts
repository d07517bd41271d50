import { inArray, sql } from 'drizzle-orm'
import { createDoor, type Door } from '#server/kernel/door.ts'
import { removeFilesLater } from '#server/kernel/files/remove-files.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { RetentionRule } from '#server/kernel/retention.ts'
import type { FindArtworkUses } from '#server/kernel/text/named-in-json.ts'
import { inboundMailCalls } from './calls.ts'
import { type InboundMailDeps, pollMailboxJob, rawKey, readMailJob } from './deps.ts'
import { findMessageFiles } from './list-mails.ts'
import { inboundMailOperations } from './operations/index.ts'
import { inboundMailOwnData } from './own-data.ts'
import { readMail } from './read-mail.ts'
import { inboundMails } from './tables.ts'

export type { InboundMail, MessageFile } from './list-mails.ts'

/** Customers' replies by email: from the mail service or the mailbox into their order. */
export type InboundMails = Door<typeof inboundMailCalls> & {
  operations: BoundOperation[]
  ownData: OwnDataPart
  retention: readonly RetentionRule[]
  pendingWork: readonly PendingWork[]
  findArtworkUses: FindArtworkUses
  /** Checks that the mailbox answers and accepts our login; null if no mailbox is polled. @throws if it doesn't */
  checkMailbox: (() => Promise<void>) | null
}

export function createInboundMails(deps: InboundMailDeps): InboundMails {
  const { database, jobs, mailbox } = deps
  jobs.handle(readMailJob, ({ mailId }) => readMail(deps, mailId), { concurrency: 2 })
  jobs.handle(pollMailboxJob, () => inboundMailCalls.poll(deps))
  if (mailbox) jobs.schedule(pollMailboxJob, '* * * * *', {})
  return {
    ...createDoor(deps, inboundMailCalls),
    operations: bindOperations(inboundMailOperations, deps),
    ownData: inboundMailOwnData(database),
    retention: [retentionOf(deps)],
    pendingWork: [workOf(deps)],
    findArtworkUses: findMessageFiles,
    checkMailbox: mailbox && (() => mailbox.checkAccess()),
  }
}

/** Emails waiting to be read; one that can't be read is left for staff. */
const workOf = ({ jobs }: InboundMailDeps): PendingWork => ({
  name: 'incoming emails',
  jobs: [readMailJob],
  key: 'mailId',
  waiting: sql`select id::text as id from ${inboundMails} where state = 'received'`,
  enqueue: async (transaction, mailId) => jobs.enqueue(transaction, readMailJob, { mailId }),
  async giveUp(transaction, id, cause) {
    await transaction
      .update(inboundMails)
      .set({ state: 'unmatched', reason: cause })
      .where(sql`${inboundMails.id} = ${id} and ${inboundMails.state} = 'received'`)
  },
})

const retentionOf = ({ jobs }: InboundMailDeps): RetentionRule => ({
  name: 'inboundMails',
  table: inboundMails,
  key: { of: inboundMails.id, type: 'uuid' },
  due: (before) => sql`select ${inboundMails.id} as id from ${inboundMails}
    where ${inboundMails.receivedAt} < ${before.toISOString()}::timestamptz
      and ${inboundMails.state} not in ('received', 'unmatched')`,
  async remove(transaction, ids) {
    await transaction.delete(inboundMails).where(inArray(inboundMails.id, [...ids]))
    await removeFilesLater(jobs, transaction, ids.map(rawKey))
  },
})
