import { and, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import { type MailShop, renderHtml, renderText } from './blocks.ts'
import type { MailTransport } from './port.ts'
import { mails } from './tables.ts'
import type { MailTemplate } from './template.ts'

export type DeliverNeeds = {
  database: Database
  clock: Clock
  transport: MailTransport | null
  from: string
  describeShop(): Promise<MailShop>
  templates: ReadonlyMap<string, MailTemplate<unknown>>
}

export const deliverJob = defineJob('mail.deliver', z.object({ mailId: z.uuid() }))

/** Renders and sends one stored mail, once; what failed is kept with its cause and tried again by the queue. */
export async function deliverMail(needs: DeliverNeeds, mailId: string): Promise<void> {
  const { database, clock, transport, templates } = needs
  const [mail] = await database.orm
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), ne(mails.state, 'sent')))
  if (!mail) return
  const template = templates.get(mail.template)
  if (!template) throw new Error(`No mail template named ${mail.template}`)
  const shop = await needs.describeShop()
  const content = template.write(template.schema.parse(mail.data), shop)
  const rendered = {
    subject: content.subject,
    html: renderHtml(content, shop),
    text: renderText(content, shop),
  }
  const attempts = sql`${mails.attempts} + 1`
  try {
    const messageId = `<${mail.id}@${new URL(shop.origin).hostname}>`
    await transport?.send({ from: needs.from, to: mail.toAddress, messageId, ...rendered })
  } catch (error) {
    const kept = template.holdsSecret ? {} : rendered
    await database.orm
      .update(mails)
      .set({ ...kept, attempts, state: 'failed', error: String(error) })
      .where(eq(mails.id, mail.id))
    throw error
  }
  // Without a mail server the dev mailbox is where the mail is read, so there it stays.
  const kept = template.holdsSecret && transport ? { ...forgotten, subject: rendered.subject } : rendered
  await database.orm
    .update(mails)
    .set({ ...kept, attempts, state: 'sent', error: null, sentAt: clock.now() })
    .where(eq(mails.id, mail.id))
}

/** What is left of a mail with a link or code in it, in the house and in its backups. */
const forgotten = { data: {}, html: null, text: 'Its link was forgotten when the mail left the house.' }
