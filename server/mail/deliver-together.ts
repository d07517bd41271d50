import { and, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import { createTogether } from '#server/kernel/together.ts'
import { mails } from './tables.ts'

type MailRow = typeof mails.$inferSelect

/** `data` if the data it was made from is to be forgotten. */
type Sent = Pick<MailRow, 'id' | 'subject' | 'html' | 'text'> & { data?: object; sentAt: Date }

/** Database calls shared by concurrent deliveries: an order sends two emails. */
export type Shared = {
  /** Those requested that have not been sent yet, by id. */
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
      // One that can't be recorded must not cause another to be sent twice.
      if (!(await noteTogether(sent))) await orm.execute(markSent([sent]))
    },
  }
}

/** The service may report that a text was not delivered before we record that it was sent. */
const markSent = (all: readonly Sent[]) => sql`
  update ${mails} set subject = sent.subject, html = sent.html, text = sent.text,
    data = coalesce(sent.data, mails.data), attempts = mails.attempts + 1, sent_at = sent."sentAt",
    state = case when mails.delivery = 'undelivered' then 'failed' else 'sent' end,
    error = case when mails.delivery = 'undelivered' then mails.error end
  from json_to_recordset(${JSON.stringify(all)}::json)
    as sent (id uuid, subject text, html text, text text, data jsonb, "sentAt" timestamptz)
  where mails.id = sent.id`
