import { and, eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import { defineJob, type Jobs } from '#server/kernel/jobs.ts'
import { type MailShop, renderHtml, renderText } from './blocks.ts'
import type { Shared } from './deliver-together.ts'
import { type MailTransport, TextRefused, type TextService } from './port.ts'
import { mails } from './tables.ts'
import type { MailTemplate } from './template.ts'
import { isStopped, noteNumber } from './texts/consents.ts'
import { textOf } from './texts/define-text.ts'
import { textCallPath } from './texts/receive-call.ts'

export type DeliverDeps = {
  database: Database
  clock: Clock
  transport: MailTransport | null
  texts: TextService | null
  /** The shop's origin, if the text message service can call it; null if it has no address of its own. */
  publicOrigin: string | null
  from: string
  /** The reply address of an order; null if the shop has none. */
  replyTo(orderId: string): string | null
  describeShop(): Promise<MailShop>
  templates: ReadonlyMap<string, MailTemplate<unknown>>
  jobs: Pick<Jobs, 'hastenAll'>
}

export const deliverJob = defineJob('mail.deliver', z.object({ mailId: z.uuid() }))

/**
 * How many one process sends concurrently: more than an order has, so that the worker fetching them knows that there
 * are no more.
 */
export const mailsAtOnce = 4

/** Emails of campaigns, one at a time, so that no order's email waits behind them. */
export const deliverBulkJob = defineJob('mail.deliver-bulk', z.object({ mailId: z.uuid() }))

/** Set on a campaign's email from the moment it is handed over until the mail server has answered. */
export const unclear =
  'The connection broke while this mail was leaving. It may have arrived, so it is not sent again by itself.'

const hasStopped = 'This number opted out of texts, so it was not sent.'

const hasExpired =
  'Its link expired before a mail server accepted it, so it was not sent. Its owner can request a new one.'

/**
 * Renders and sends one stored email, once. One that the mail server rejects has failed; after any other error it
 * waits, with its cause, for the queue's next try. An email whose link has expired is not sent.
 */
export async function deliverMail(deps: DeliverDeps & { shared: Shared }, mailId: string): Promise<void> {
  const { database, clock, transport, templates, shared } = deps
  const mail = (await shared.read(mailId)).get(mailId)
  if (!mail) return
  const template = templates.get(mail.template)
  if (!template) throw new Error(`No mail template named ${mail.template}`)
  if (mail.expiresAt && mail.expiresAt <= clock.now()) {
    const ended = { ...forgotten, state: 'expired' as const, error: hasExpired }
    await database.orm.update(mails).set(ended).where(eq(mails.id, mail.id))
    return
  }
  const shop = await deps.describeShop()
  const content = template.write(template.schema.parse(mail.data), shop)
  const rendered = template.isText
    ? { subject: content.subject, html: null, text: textOf(content) }
    : { subject: content.subject, html: renderHtml(content, shop), text: renderText(content, shop) }
  if (template.isText && (await isStopped(database.orm, mail.toAddress))) {
    const ended = { ...rendered, state: 'expired' as const, error: hasStopped }
    await database.orm.update(mails).set(ended).where(eq(mails.id, mail.id))
    return
  }
  if (template.isBulk && transport && !(await claim(database, mail.id))) return
  try {
    if (rendered.html === null) await sendText(deps, { ...mail, text: rendered.text })
    else {
      const messageId = `<${mail.id}@${new URL(shop.origin).hostname}>`
      const { headers } = content
      const replyTo = answersTo(deps, template, mail.data)
      await transport?.send({ from: deps.from, to: mail.toAddress, replyTo, messageId, headers, ...rendered })
    }
  } catch (error) {
    const kept = template.holdsSecret ? {} : rendered
    const attempts = sql`${mails.attempts} + 1`
    const isUnclear = template.isBulk === true && !hasNotLeft(error)
    const isOver = isUnclear || isRefused(error)
    const wasStopped = error instanceof TextRefused && error.trouble.number === 'stopped'
    const state = wasStopped ? 'expired' : isOver ? 'failed' : 'queued'
    if (error instanceof TextRefused)
      await noteNumber(deps, database.orm, mail.toAddress, { kind: 'trouble', trouble: error.trouble })
    await database.orm
      .update(mails)
      .set({ ...kept, attempts, state, error: isUnclear ? unclear : describe(error, template) })
      .where(eq(mails.id, mail.id))
    if (isOver) return
    throw error
  }
  // Without a mail server, emails are read in the dev mailbox, so they stay there.
  const isForgotten = transport !== null && (template.holdsSecret || template.isBulk)
  const kept = isForgotten ? { ...forgotten, subject: rendered.subject } : rendered
  await shared.noteSent({ id: mail.id, ...kept, sentAt: clock.now() })
  if (template.isText ? deps.texts : transport) await wakeWaiting(deps, awayOf(template))
}

const aboutOrder = z.object({ orderId: z.uuid() })

/** A customer's reply to an email about an order goes to the order; staff reply to each other. */
function answersTo(
  { replyTo }: DeliverDeps,
  { wordings }: MailTemplate<unknown>,
  data: unknown,
): string | undefined {
  const { orderId } = aboutOrder.safeParse(data).data ?? {}
  const isToStaff = wordings.some(({ group }) => group === 'staff')
  return orderId === undefined || isToStaff ? undefined : (replyTo(orderId) ?? undefined)
}

async function sendText(
  { texts, transport, publicOrigin }: DeliverDeps,
  { id, toAddress, text, expiresAt }: { id: string; toAddress: string; text: string; expiresAt: Date | null },
): Promise<void> {
  if (!texts && transport) throw new Error('No text message service is set up')
  const reportTo = publicOrigin && `${publicOrigin}${textCallPath}?text=${id}`
  await texts?.send({ to: toAddress, text, expiresAt, reportTo })
}

/**
 * Once one email gets through, those that only lacked a mail server will too, and don't need to wait out their pauses.
 */
async function wakeWaiting({ database: { orm }, jobs }: DeliverDeps, away: string): Promise<void> {
  const ids = sql`select ${mails.id}::text from ${mails}
    where ${mails.state} = 'queued' and starts_with(${mails.error}, ${away})`
  await jobs.hastenAll(orm, [deliverJob, deliverBulkJob], 'mailId', ids)
}

/**
 * Claims a campaign's email, at most once: a process killed after this leaves it marked as unclear, and the email is
 * not sent twice. Emails that certainly weren't sent may be claimed again.
 */
async function claim({ orm }: Database, mailId: string): Promise<boolean> {
  const didNotLeave = and(eq(mails.state, 'failed'), sql`${mails.error} is distinct from ${unclear}`)
  const taken = await orm
    .update(mails)
    .set({ state: 'failed', error: unclear })
    .where(and(eq(mails.id, mailId), or(eq(mails.state, 'queued'), didNotLeave)))
    .returning({ id: mails.id })
  return taken.length > 0
}

/** Whether an error means that the mail server rejected the email, or was never reached. */
function hasNotLeft(error: unknown): boolean {
  const { responseCode, syscall, code } = Object(error) as Record<string, unknown>
  return typeof responseCode === 'number' || syscall === 'connect' || ['EDNS', 'EAUTH'].includes(String(code))
}

const serverAway = 'The mail server isn’t accepting email right now'
const textsAway = 'The text message service isn’t accepting texts right now'

const awayOf = ({ isText }: { isText?: boolean }): string => (isText ? textsAway : serverAway)

/** The message shown with a waiting email: whether the mail server was down, or objected to this email. */
function describe(error: unknown, template: { isText?: boolean }): string {
  if (error instanceof TextRefused) return error.trouble.reason
  const { code } = Object(error) as Record<string, unknown>
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? String(error) : `${awayOf(template)}: ${error}`
}

/** Whether the mail server will never accept this email (RFC 5321, section 4.2.1). */
function isRefused(error: unknown): boolean {
  if (error instanceof TextRefused) return true
  const { responseCode, code } = Object(error) as Record<string, unknown>
  return Number(responseCode) >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(String(code))
}

/** What remains of an email with a link or code in it, in the shop and its backups. */
const forgotten = { data: {}, html: null, text: 'Its text was deleted when the email left the shop.' }
