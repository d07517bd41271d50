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

/** A mail as staff see it. What opens an account is shown to nobody: its words are left out. */
export type StaffMail = {
  id: string
  to: string
  template: string
  state: MailState
  subject: string
  text: string | null
  html: string | null
  isSecret: boolean
  /** A text message; `to` is a phone number then. */
  isText: boolean
  /** The text message service told that it arrived. */
  isDelivered: boolean
  /** Whether it may be sent once more. */
  mayResend: boolean
  /** What the mail server said, of a mail that failed or came back. */
  error: string | null
  attempts: number
  createdAt: string
  sentAt: string | null
}

export type DeskDeps = Omit<DeliverDeps, 'transport' | 'from'> & { jobs: Jobs }

/** Null when there is no such mail. Staff only. */
export async function getMail(deps: DeskDeps, id: string): Promise<StaffMail | null> {
  if (!isUuid(id)) return null
  const [row] = await deps.database.orm.select().from(mails).where(eq(mails.id, id))
  return row ? toStaff(deps, row) : null
}

/** How many failed, or were tried in vain and wait for the next try: all of these can be sent again at once. Staff only. */
export const countStuck = (deps: DeskDeps): Promise<number> => deps.database.orm.$count(mails, isStuck(deps))

/** What staff can do something about by sending it once more. */
export const isStuck = ({ templates, clock }: DeskDeps) =>
  and(
    or(eq(mails.state, 'failed'), and(eq(mails.state, 'queued'), isNotNull(mails.error))),
    or(isNull(mails.expiresAt), gt(mails.expiresAt, clock.now())),
    // What stands as unclear may have arrived, and a campaign goes to each person once.
    or(sql`${mails.error} is distinct from ${unclear}`, notInArray(mails.template, bulkNames(templates))),
  )

const bulkNames = (templates: DeskDeps['templates']): string[] =>
  [...templates.values()].flatMap(({ isBulk, name }) => (isBulk ? [name] : []))

/** A job that waits for its next try waits no more; where there is none, there is one again. */
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

/** A link or code goes out again while it holds and its words are still there. */
export const mayResend = (
  { template, state, expiresAt }: typeof mails.$inferSelect,
  { templates, clock }: DeskDeps,
): boolean =>
  templates.get(template)?.holdsSecret !== true ||
  ((state === 'failed' || state === 'queued') && (expiresAt === null || expiresAt > clock.now()))

/**
 * The confirmation of a made-up order in a look that need not be saved. A logo has its copy for mails once it is saved;
 * until then its own file stands in. Staff only.
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
