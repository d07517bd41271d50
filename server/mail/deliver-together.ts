import { and, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import { createTogether } from '#server/kernel/together.ts'
import { mails } from './tables.ts'

type MailRow = typeof mails.$inferSelect

/** `data` where what it was made from is forgotten. */
type Sent = Pick<MailRow, 'id' | 'subject' | 'html' | 'text'> & { data?: object; sentAt: Date }

/** What those who deliver in the same moment ask of the database at once: an order brings two mails. */
export type Shared = {
  /** Those of the asked that have not left yet, by their ids. */
  read(mailId: string): Promise<Map<string, MailRow>>
  noteSent(sent: Sent): Promise<void>
}

export function shareAmong({ orm }: Pick<Database, 'orm'>): Shared {
  const noteTogether = createTogether(async (all: Sent[]): Promise<boolean> => {
    try {
      await orm.execute(markSent(all))
      return true
    } catch (error) {
      if (all.length === 1) throw error
      return false
    }
  })
  return {
    read: createTogether(async (ids: string[]) => {
      const unsent = and(inArray(mails.id, ids), ne(mails.state, 'sent'))
      const rows = await orm.select().from(mails).where(unsent)
      return new Map(rows.map((row) => [row.id, row]))
    }),
    async noteSent(sent) {
      // One that cannot be noted has no other sent twice.
      if (!(await noteTogether(sent))) await orm.execute(markSent([sent]))
    },
  }
}

/** The service may have told that a text did not arrive before we note that it left. */
const markSent = (all: readonly Sent[]) => sql`
  update ${mails} set subject = sent.subject, html = sent.html, text = sent.text,
    data = coalesce(sent.data, mails.data), attempts = mails.attempts + 1, sent_at = sent."sentAt",
    state = case when mails.delivery = 'undelivered' then 'failed' else 'sent' end,
    error = case when mails.delivery = 'undelivered' then mails.error end
  from json_to_recordset(${JSON.stringify(all)}::json)
    as sent (id uuid, subject text, html text, text text, data jsonb, "sentAt" timestamptz)
  where mails.id = sent.id`
