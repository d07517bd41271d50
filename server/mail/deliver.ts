import { and, eq, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import { defineJob, type Jobs } from '#server/kernel/jobs.ts'
import { type MailShop, renderHtml, renderText } from './blocks.ts'
import type { MailTransport } from './port.ts'
import { mails } from './tables.ts'
import type { MailTemplate } from './template.ts'

export type DeliverDeps = {
  database: Database
  clock: Clock
  transport: MailTransport | null
  from: string
  describeShop(): Promise<MailShop>
  templates: ReadonlyMap<string, MailTemplate<unknown>>
  jobs: Pick<Jobs, 'hastenAll'>
}

export const deliverJob = defineJob('mail.deliver', z.object({ mailId: z.uuid() }))

/** Mails of campaigns, one at a time, behind which nobody's order waits. */
export const deliverBulkJob = defineJob('mail.deliver-bulk', z.object({ mailId: z.uuid() }))

/** Stands with a mail of a campaign from the moment it is handed over until the mail server has answered. */
export const unclear =
  'The connection broke while this mail was leaving. It may have arrived, so it is not sent again by itself.'

const hasExpired =
  'Its link ended before a mail server took it, so it was not sent. Its owner can ask for a new one.'

/**
 * Renders and sends one stored mail, once. One that the mail server refuses has failed; after any other error it waits,
 * with its cause, for the next try of the queue. A link that has ended is not sent.
 */
export async function deliverMail(deps: DeliverDeps, mailId: string): Promise<void> {
  const { database, clock, transport, templates } = deps
  const [mail] = await database.orm
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), ne(mails.state, 'sent')))
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
  const rendered = {
    subject: content.subject,
    html: renderHtml(content, shop),
    text: renderText(content, shop),
  }
  if (template.isBulk && transport && !(await claim(database, mail.id))) return
  const attempts = sql`${mails.attempts} + 1`
  try {
    const messageId = `<${mail.id}@${new URL(shop.origin).hostname}>`
    const { headers } = content
    await transport?.send({ from: deps.from, to: mail.toAddress, messageId, headers, ...rendered })
  } catch (error) {
    const kept = template.holdsSecret ? {} : rendered
    const isUnclear = template.isBulk === true && !hasNotLeft(error)
    const isOver = isUnclear || isRefused(error)
    const state = isOver ? 'failed' : 'queued'
    await database.orm
      .update(mails)
      .set({ ...kept, attempts, state, error: isUnclear ? unclear : describe(error) })
      .where(eq(mails.id, mail.id))
    if (isOver) return
    throw error
  }
  // Without a mail server the dev mailbox is where the mail is read, so there it stays.
  const isForgotten = transport !== null && (template.holdsSecret || template.isBulk)
  const kept = isForgotten ? { ...forgotten, subject: rendered.subject } : rendered
  await database.orm
    .update(mails)
    .set({ ...kept, attempts, state: 'sent', error: null, sentAt: clock.now() })
    .where(eq(mails.id, mail.id))
  if (transport) await wakeWaiting(deps)
}

/** Where one mail gets through, those that only lacked a mail server do, too, and need not wait out their pauses. */
async function wakeWaiting({ database: { orm }, jobs }: DeliverDeps): Promise<void> {
  const ids = sql`select ${mails.id}::text from ${mails}
    where ${mails.state} = 'queued' and starts_with(${mails.error}, ${serverAway})`
  await jobs.hastenAll(orm, [deliverJob, deliverBulkJob], 'mailId', ids)
}

/**
 * Takes a mail of a campaign, at most once: whoever is killed after this leaves it marked as unclear, and the mail is
 * not sent twice. What certainly did not leave may be taken again.
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

/** Whether an error says that the mail server refused the mail, or was never reached. */
function hasNotLeft(error: unknown): boolean {
  const { responseCode, syscall, code } = Object(error) as Record<string, unknown>
  return typeof responseCode === 'number' || syscall === 'connect' || ['EDNS', 'EAUTH'].includes(String(code))
}

const serverAway = 'The mail server takes no mail at the moment'

/** What stands with a mail that waits: whether the mail server was away, or had something against this mail. */
function describe(error: unknown): string {
  const { code } = Object(error) as Record<string, unknown>
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? String(error) : `${serverAway}: ${error}`
}

/** Whether the mail server will not take this mail however often it is asked (RFC 5321, section 4.2.1). */
function isRefused(error: unknown): boolean {
  const { responseCode, code } = Object(error) as Record<string, unknown>
  return Number(responseCode) >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(String(code))
}

/** What is left of a mail with a link or code in it, in the house and in its backups. */
const forgotten = { data: {}, html: null, text: 'Its words were forgotten when the mail left the house.' }
