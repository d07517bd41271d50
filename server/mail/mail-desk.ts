import { and, eq, gt, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { MailState } from '#domain/content/mail-filters.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import { mailCopyOf } from '#server/kernel/mail-copies.ts'
import { type MailShop, renderHtml } from './blocks.ts'
import { type DeliverDeps, deliverBulkJob, deliverJob, unclear } from './deliver.ts'
import { mails } from './tables.ts'
import { orderConfirmation, sampleOrder } from './templates/order-confirmation.ts'

/** An email as staff see it. Anything that opens an account is shown to no one: its text is left out. */
export type StaffMail = {
  id: string
  to: string
  template: string
  state: MailState
  subject: string
  text: string | null
  html: string | null
  isSecret: boolean
  /** A text message; `to` is then a phone number. */
  isText: boolean
  /** The text message service reported that it was delivered. */
  isDelivered: boolean
  /** Whether it may be sent again. */
  mayResend: boolean
  /** The mail server's response, for an email that failed or bounced. */
  error: string | null
  attempts: number
  createdAt: string
  sentAt: string | null
}

export type DeskDeps = Omit<DeliverDeps, 'transport' | 'from'> & { jobs: Jobs }

/** Null if there is no such email. Staff only. */
export async function getMail(deps: DeskDeps, id: string): Promise<StaffMail | null> {
  if (!isUuid(id)) return null
  const [row] = await deps.database.orm.select().from(mails).where(eq(mails.id, id))
  return row ? toStaff(deps, row) : null
}

/**
 * How many failed, or had an unsuccessful try and are waiting for the next: all of these can be resent immediately.
 * Staff only.
 */
export const countStuck = (deps: DeskDeps): Promise<number> => deps.database.orm.$count(mails, isStuck(deps))

/** Emails that staff can fix by sending them again. */
export const isStuck = ({ templates, clock }: DeskDeps) =>
  and(
    or(eq(mails.state, 'failed'), and(eq(mails.state, 'queued'), isNotNull(mails.error))),
    or(isNull(mails.expiresAt), gt(mails.expiresAt, clock.now())),
    // Those marked unclear may have arrived, and a campaign goes to each person once.
    or(sql`${mails.error} is distinct from ${unclear}`, notInArray(mails.template, bulkNames(templates))),
  )

const bulkNames = (templates: DeskDeps['templates']): string[] =>
  [...templates.values()].flatMap(({ isBulk, name }) => (isBulk ? [name] : []))

/** Makes a job run now instead of waiting for its next try; if there is none, enqueues one. */
export async function askAgain(
  { jobs, templates }: DeskDeps,
  transaction: Transaction,
  asked: readonly Pick<typeof mails.$inferSelect, 'id' | 'template'>[],
): Promise<void> {
  for (const { id, template } of asked) {
    const job = templates.get(template)?.isBulk ? deliverBulkJob : deliverJob
    if (!(await jobs.hasten(transaction, job, { mailId: id })))
      await jobs.enqueue(transaction, job, { mailId: id })
  }
}

/** A link or code is sent again as long as it is valid and its text is still there. */
export const mayResend = (
  { template, state, expiresAt }: typeof mails.$inferSelect,
  { templates, clock }: DeskDeps,
): boolean =>
  templates.get(template)?.holdsSecret !== true ||
  ((state === 'failed' || state === 'queued') && (expiresAt === null || expiresAt > clock.now()))

/**
 * A sample order confirmation in a look that doesn't have to be saved. A logo gets its copy for emails once it is
 * saved; until then its own file is used. Staff only.
 */
export async function previewLook(deps: DeskDeps, look: MailShop['look']): Promise<string> {
  const shop = { ...(await deps.describeShop()), look }
  const html = renderHtml(orderConfirmation.write(sampleOrder, shop), shop)
  const copy = look.logo && mailCopyOf(look.logo.src, 'png')
  return look.logo && copy ? html.replace(copy, look.logo.src) : html
}

function toStaff(deps: DeskDeps, row: typeof mails.$inferSelect): StaffMail {
  const isSecret = deps.templates.get(row.template)?.holdsSecret === true
  return {
    id: row.id,
    to: row.toAddress,
    template: row.template,
    state: row.state,
    subject: row.subject ?? row.template.replaceAll('-', ' '),
    text: isSecret ? null : row.text,
    html: isSecret ? null : row.html,
    isSecret,
    isText: deps.templates.get(row.template)?.isText === true,
    isDelivered: row.delivery === 'delivered',
    mayResend: mayResend(row, deps),
    error: row.error,
    attempts: row.attempts,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}
