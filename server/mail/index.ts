import { desc, eq } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import { type DeliverNeeds, deliverJob, deliverMail } from './deliver.ts'
import {
  listMails,
  type MailPreview,
  type MailSearch,
  previewMails,
  type ResendOutcome,
  resendMail,
  type StaffMail,
} from './mail-desk.ts'
import { mails } from './tables.ts'
import type { MailTemplate } from './template.ts'
import { templates } from './templates/all.ts'

export type { MailPreview, MailState, StaffMail } from './mail-desk.ts'
export type { MailTransport, OutgoingMail } from './port.ts'

export type MailRequest<Data> = {
  template: MailTemplate<Data>
  to: string
  data: NoInfer<Data>
  /** The same key is mailed once, however often it is asked for. */
  dedupeKey: string
}

export type MailView = {
  id: string
  to: string
  template: string
  state: 'queued' | 'sent' | 'failed'
  subject: string | null
  text: string | null
  html: string | null
  error: string | null
  createdAt: Date
}

export type Mail = {
  /** Decides with the caller's transaction that a mail goes out; a job sends it afterwards. False: it has before. */
  send<Data>(executor: Executor, request: MailRequest<Data>): Promise<boolean>
  /** Newest first, for the dev mailbox and the back office. */
  list(limit?: number): Promise<MailView[]>
  get(id: string): Promise<MailView | null>
  /** The mail room of the back office. Staff only. */
  listForStaff(
    actor: Actor,
    search: MailSearch,
  ): Promise<{ mails: StaffMail[]; next: string | null; failed: number }>
  resend(actor: Actor, mailId: string): Promise<ResendOutcome>
  previews(actor: Actor): Promise<MailPreview[]>
  /** Without a mail server, mails end in the dev mailbox. */
  hasTransport: boolean
}

export type MailNeeds = Omit<DeliverNeeds, 'templates'> & { jobs: Jobs }

export function createMail(needs: MailNeeds): Mail {
  const { database, jobs } = needs
  const known = new Map(templates.map((template) => [template.name, template]))
  const desk = { ...needs, templates: known }
  jobs.handle(deliverJob, ({ mailId }) => deliverMail({ ...needs, templates: known }, mailId), {
    concurrency: 2,
  })

  return {
    hasTransport: needs.transport !== null,

    async send(executor, { template, to, data, dedupeKey }) {
      const [mail] = await executor
        .insert(mails)
        .values({ template: template.name, toAddress: to, data: template.schema.parse(data), dedupeKey })
        .onConflictDoNothing({ target: mails.dedupeKey })
        .returning({ id: mails.id })
      if (mail) await jobs.enqueue(executor, deliverJob, { mailId: mail.id })
      return mail !== undefined
    },

    listForStaff: (actor, search) => listMails(desk, actor, search),
    resend: (actor, mailId) => resendMail(desk, actor, mailId),
    previews: (actor) => previewMails(desk, actor),

    async list(limit = 100) {
      const rows = await database.orm.select().from(mails).orderBy(desc(mails.createdAt)).limit(limit)
      return rows.map(toView)
    },

    async get(id) {
      const [row] = await database.orm.select().from(mails).where(eq(mails.id, id))
      return row ? toView(row) : null
    },
  }
}

const toView = (row: typeof mails.$inferSelect): MailView => ({
  id: row.id,
  to: row.toAddress,
  template: row.template,
  state: row.state,
  subject: row.subject,
  text: row.text,
  html: row.html,
  error: row.error,
  createdAt: row.createdAt,
})
