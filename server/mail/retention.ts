import { inArray, sql } from 'drizzle-orm'
import type { RetentionRule } from '#server/kernel/retention.ts'
import { mails, textConsents } from './tables.ts'

/**
 * Removes the text; the recipient, subject, time and whether it arrived stay. Emails waiting to be sent keep
 * everything.
 */
export const mailRetention: readonly RetentionRule[] = [
  {
    name: 'mailBodies',
    table: mails,
    key: { of: mails.id, type: 'uuid' },
    due: (before) => sql`select ${mails.id} as id from ${mails}
      where ${mails.createdAt} < ${before.toISOString()}::timestamptz and ${mails.state} <> 'queued'
        and (${mails.html} is not null or ${mails.text} is not null or ${mails.data} <> '{}')`,
    remove: (transaction, ids) =>
      transaction
        .update(mails)
        .set({ data: {}, html: null, text: null, error: null })
        .where(inArray(mails.id, [...ids])),
  },
  {
    name: 'textConsents',
    table: textConsents,
    key: { of: textConsents.id, type: 'uuid' },
    due: (before) => sql`select ${textConsents.id} as id from ${textConsents}
      where ${textConsents.agreedAt} < ${before.toISOString()}::timestamptz
        and (${textConsents.endedAt} < ${before.toISOString()}::timestamptz
          or (${textConsents.orderId} is not null and ${textConsents.endedAt} is null))`,
    remove: (transaction, ids) => transaction.delete(textConsents).where(inArray(textConsents.id, [...ids])),
  },
]
