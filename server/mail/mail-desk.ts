import {
  and,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import { mailCopyOf } from '#server/kernel/mail-copies.ts'
import { type MailShop, renderHtml, renderText } from './blocks.ts'
import { type DeliverNeeds, deliverBulkJob, deliverJob, unclear } from './deliver.ts'
import { type MailState, mails } from './tables.ts'
import type { MailTemplate } from './template.ts'
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
  /** Whether it may be sent once more. */
  mayResend: boolean
  /** What the mail server said, of a mail that failed or came back. */
  error: string | null
  attempts: number
  createdAt: string
  sentAt: string | null
}

export type MailSearch = { state?: MailState; text?: string; before?: string }

export type ResendOutcome =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'secret' | 'bulk' | 'waiting'; message: string }

/** `stuck`: failed, or tried in vain and waiting for the next try; all of these can be sent again at once. */
export type MailRoom = { mails: StaffMail[]; next: string | null; failed: number; stuck: number }

export type ResendAllOutcome = { ok: true; mails: number }

export type MailPreview = { name: string; subject: string; html: string; text: string }

const perPage = 50

type DeskNeeds = Omit<DeliverNeeds, 'transport' | 'from'> & { jobs: Jobs }

/** Newest first, fifty a page; `next` is given as `before` for the following one. Staff only. */
export async function listMails(needs: DeskNeeds, { state, text, before }: MailSearch): Promise<MailRoom> {
  const { orm } = needs.database
  const pattern = `%${(text ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const found = text ? or(ilike(mails.toAddress, pattern), ilike(mails.subject, pattern)) : undefined
  const older = before ? lt(mails.createdAt, new Date(before)) : undefined
  const rows = await orm
    .select()
    .from(mails)
    .where(and(state && eq(mails.state, state), found, older))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(perPage + 1)
  const page = rows.slice(0, perPage).map((row) => toStaff(needs, row))
  return {
    mails: page,
    next: rows.length > perPage ? (page.at(-1)?.createdAt ?? null) : null,
    failed: await orm.$count(mails, eq(mails.state, 'failed')),
    stuck: await orm.$count(mails, isStuck(needs)),
  }
}

/** Sends a mail once more, with the words of now. Staff only. */
export async function resendMail(needs: DeskNeeds, actor: Actor, mailId: string): Promise<ResendOutcome> {
  return needs.database.transaction(async (transaction): Promise<ResendOutcome> => {
    const [known] = await transaction.select().from(mails).where(eq(mails.id, mailId))
    if (!known) return { ok: false, reason: 'not_found', message: 'There is no such mail.' }
    const template = needs.templates.get(known.template)
    if (template?.isBulk && known.state === 'sent')
      return { ok: false, reason: 'bulk', message: 'A campaign goes to each person once.' }
    if (template?.holdsSecret && !mayResend(known, needs))
      return {
        ok: false,
        reason: 'secret',
        message: 'It holds a link that opens an account. Its owner asks for a new one.',
      }
    const [row] = await transaction
      .update(mails)
      .set({ state: 'queued', error: null, queuedAt: needs.clock.now() })
      .where(and(eq(mails.id, mailId), or(ne(mails.state, 'queued'), isNotNull(mails.error))))
      .returning({ id: mails.id })
    if (!row) return { ok: false, reason: 'waiting', message: 'It is waiting to be sent already.' }
    await askAgain(needs, transaction, [known])
    await audit(transaction, actor, { action: 'mail.resend', subject: `mail:${mailId}` })
    return { ok: true }
  })
}

/** More than these go with the next press; it bounds how long one takes. */
const mostAtOnce = 2_000

/**
 * Everything that failed, and what waits for its next try, goes out now with the words of now. Each mail moves from
 * `failed` to `queued` once, so that two who press send nothing twice. Links that have ended stay, and so does what may
 * have arrived. Staff only.
 */
export async function resendAll(needs: DeskNeeds, actor: Actor): Promise<ResendAllOutcome> {
  return needs.database.transaction(async (transaction) => {
    const some = transaction
      .select({ id: mails.id })
      .from(mails)
      .where(isStuck(needs))
      .orderBy(mails.createdAt)
      .limit(mostAtOnce)
      .for('update', { skipLocked: true })
    const moved = await transaction
      .update(mails)
      .set({ state: 'queued', error: null, queuedAt: needs.clock.now() })
      .where(inArray(mails.id, some))
      .returning({ id: mails.id, template: mails.template })
    await askAgain(needs, transaction, moved)
    if (moved.length > 0)
      await audit(transaction, actor, {
        action: 'mail.resend-all',
        subject: 'mails',
        after: { mails: moved.length },
      })
    return { ok: true, mails: moved.length }
  })
}

/** What staff can do something about by sending it once more. */
const isStuck = ({ templates, clock }: DeskNeeds) =>
  and(
    or(eq(mails.state, 'failed'), and(eq(mails.state, 'queued'), isNotNull(mails.error))),
    or(isNull(mails.expiresAt), gt(mails.expiresAt, clock.now())),
    // What stands as unclear may have arrived, and a campaign goes to each person once.
    or(sql`${mails.error} is distinct from ${unclear}`, notInArray(mails.template, bulkNames(templates))),
  )

const bulkNames = (templates: DeskNeeds['templates']): string[] =>
  [...templates.values()].flatMap(({ isBulk, name }) => (isBulk ? [name] : []))

/** A job that waits for its next try waits no more; where there is none, there is one again. */
async function askAgain(
  { jobs, templates }: DeskNeeds,
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
const mayResend = (
  { template, state, expiresAt }: typeof mails.$inferSelect,
  { templates, clock }: DeskNeeds,
): boolean =>
  templates.get(template)?.holdsSecret !== true ||
  ((state === 'failed' || state === 'queued') && (expiresAt === null || expiresAt > clock.now()))

/** Every kind of mail that has made-up data to be shown with. Staff only. */
export async function previewMails(needs: DeskNeeds): Promise<MailPreview[]> {
  const shop = await needs.describeShop()
  return [...needs.templates.values()].flatMap((template: MailTemplate<unknown>) => {
    if (template.sample === undefined) return []
    const content = template.write(template.schema.parse(template.sample), shop)
    return [
      {
        name: template.name,
        subject: content.subject,
        html: renderHtml(content, shop),
        text: renderText(content, shop),
      },
    ]
  })
}

/**
 * The confirmation of a made-up order in a look that need not be saved. A logo has its copy for mails once it is saved;
 * until then its own file stands in. Staff only.
 */
export async function previewLook(needs: DeskNeeds, look: MailShop['look']): Promise<string> {
  const shop = { ...(await needs.describeShop()), look }
  const html = renderHtml(orderConfirmation.write(sampleOrder, shop), shop)
  const copy = look.logo && mailCopyOf(look.logo.src, 'png')
  return look.logo && copy ? html.replace(copy, look.logo.src) : html
}

function toStaff(needs: DeskNeeds, row: typeof mails.$inferSelect): StaffMail {
  const isSecret = needs.templates.get(row.template)?.holdsSecret === true
  return {
    id: row.id,
    to: row.toAddress,
    template: row.template,
    state: row.state,
    subject: row.subject ?? row.template.replaceAll('-', ' '),
    text: isSecret ? null : row.text,
    html: isSecret ? null : row.html,
    isSecret,
    mayResend: mayResend(row, needs),
    error: row.error,
    attempts: row.attempts,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}
