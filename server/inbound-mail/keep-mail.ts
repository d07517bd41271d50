import { randomUUID } from 'node:crypto'
import { type InboundMailDeps, rawKey, readMailJob } from './deps.ts'
import type { ArrivedMail } from './port.ts'
import { inboundMails } from './tables.ts'

export type KeepDeps = Pick<InboundMailDeps, 'database' | 'clock' | 'files' | 'jobs'>

/** An email with more recipients is not a customer's reply. */
const mostRecipients = 20

/** Stores an email as it arrived; a job reads it afterwards, so that nothing is lost whatever it contains. */
export async function keepMail(
  deps: KeepDeps,
  { raw, recipients, orderId = null }: ArrivedMail,
): Promise<void> {
  const { database, files, jobs, clock } = deps
  const id = randomUUID()
  await files.write(rawKey(id), raw, { contentType: 'message/rfc822' })
  try {
    await database.transaction(async (transaction) => {
      await transaction.insert(inboundMails).values({
        ...{ id, orderId, byteSize: raw.byteLength, receivedAt: clock.now() },
        recipients: recipients.slice(0, mostRecipients).map((one) => one.slice(0, 320).replaceAll('\0', '')),
      })
      await jobs.enqueue(transaction, readMailJob, { mailId: id })
    })
  } catch (error) {
    await files.remove(rawKey(id))
    throw error
  }
}
