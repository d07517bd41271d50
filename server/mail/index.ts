import type { Executor } from '#server/kernel/database.ts'
import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { RetentionRule } from '#server/kernel/retention.ts'
import { renderHtml, renderText } from './blocks.ts'
import { mailCalls } from './calls.ts'
import { deliverBulkJob, deliverJob, deliverMail, mailsAtOnce } from './deliver.ts'
import { shareAmong } from './deliver-together.ts'
import type { MailDeps } from './deps.ts'
import { mailOperations } from './operations/index.ts'
import { mailOwnData } from './own-data.ts'
import { mailWork } from './pending-work.ts'
import { mailRetention } from './retention.ts'
import { mails } from './tables.ts'
import type { MailTemplate } from './template.ts'
import { templates } from './templates/all.ts'
import { consentFor, type TextedOrder } from './texts/consents.ts'

export type { MailView } from './kept-mails.ts'
export type { ListedMail } from './list-mails.ts'
export type { StaffMail } from './mail-desk.ts'
export type { MailTransport, OutgoingMail, TextService } from './port.ts'
export type { TextConsent } from './texts/consents.ts'
export type { TextReply } from './texts/receive-call.ts'
export type { OrderText, TextsOfOrder } from './texts/texts-of-order.ts'
export type { MailPreview, PastWords, WordingInList, WordingToEdit } from './wording-desk.ts'

export type MailRequest<Data> = {
  template: MailTemplate<Data>
  to: string
  /** For a text message, the order that it is about. */
  orderId?: string
  data: NoInfer<Data>
  /** The same key is sent only once, however often it is requested. */
  dedupeKey: string
  /** Groups many emails, such as those of a campaign. */
  groupId?: string
  /** When its link or code expires: it is not sent after that. Required for every email that opens an account. */
  expiresAt?: Date
}

export type TextRequest<Data> = Pick<MailRequest<Data>, 'template' | 'data' | 'dedupeKey'> & {
  order: TextedOrder
}

export type Mail = Door<typeof mailCalls> & {
  /**
   * Decides in the caller's transaction that an email is to be sent; a job sends it afterwards. False if it was already
   * requested, or there is no one to write to anymore.
   */
  send<Data>(executor: Executor, request: MailRequest<Data>): Promise<boolean>
  /** The same for several in one go. */
  sendAll<All extends readonly unknown[]>(
    executor: Executor,
    requests: { [Index in keyof All]: MailRequest<All[Index]> },
  ): Promise<void>
  /** The same for a text message about an order: only to those who agreed to them. */
  text<Data>(executor: Executor, request: TextRequest<Data>): Promise<boolean>
  /** Whether text messages are actually sent; otherwise they stay in the dev mailbox, like emails. */
  hasTexts: boolean
  /**
   * Checks that the text message service answers and accepts our login; null if none is configured. @throws if it
   * doesn't
   */
  checkTexts: (() => Promise<void>) | null
  /** What an email with sample or real data looks like, without sending it. */
  render<Data>(template: MailTemplate<Data>, data: NoInfer<Data>): Promise<{ html: string; text: string }>
  retention: readonly RetentionRule[]
  ownData: OwnDataPart
  operations: BoundOperation[]
  pendingWork: readonly PendingWork[]
  /** Without a mail server, emails end up in the dev mailbox. */
  hasTransport: boolean
  /** Checks that the mail server answers and accepts our login. @throws if it doesn't */
  checkAccess(): Promise<void>
}

export function createMail(deps: MailDeps): Mail {
  const { jobs } = deps
  const known = new Map(templates.map((template) => [template.name, template]))
  const desk = { ...deps, templates: known }
  const rowOf = ({ template, to, data, ...request }: MailRequest<unknown>) => {
    if (template.holdsSecret && !request.expiresAt)
      throw new Error(`${template.name} must say when its link ends`)
    const { dedupeKey, groupId, orderId, expiresAt } = request
    return {
      ...{ template: template.name, toAddress: to, data: template.schema.parse(data), dedupeKey },
      ...{ groupId, orderId, expiresAt, createdAt: deps.clock.now(), queuedAt: deps.clock.now() },
    }
  }
  /** False: all of them had already been requested, or there is no one to write to anymore. */
  const write = async (executor: Executor, asked: readonly MailRequest<unknown>[]): Promise<boolean> => {
    const rows = asked.filter(({ to }) => to !== '').map(rowOf)
    if (rows.length === 0) return false
    const written = await executor
      .insert(mails)
      .values(rows)
      .onConflictDoNothing({ target: mails.dedupeKey })
      .returning({ mailId: mails.id, template: mails.template })
    const isBulk = ({ template }: { template: string }) => known.get(template)?.isBulk === true
    for (const [bulk, some] of Map.groupBy(written, isBulk)) {
      const ids = some.map(({ mailId }) => ({ mailId }))
      await jobs.enqueueAll(executor, bulk ? deliverBulkJob : deliverJob, ids)
    }
    return written.length > 0
  }
  const send: Mail['send'] = (executor, request) => write(executor, [request])
  const hasTexts = deps.texts !== null || deps.transport === null
  const text: Mail['text'] = async (executor, { order, ...request }) => {
    const consent = hasTexts ? await consentFor(executor, order) : null
    if (!consent || consent.isStopped || consent.failure !== null) return false
    return send(executor, { ...request, to: consent.phone, orderId: order.id })
  }
  const shared = shareAmong(deps.database)
  const deliver = ({ mailId }: { mailId: string }) =>
    deliverMail({ ...deps, templates: known, shared }, mailId)
  jobs.handle(deliverJob, deliver, { concurrency: mailsAtOnce })
  jobs.handle(deliverBulkJob, deliver)

  return {
    ...createDoor(desk, mailCalls),

    retention: mailRetention,
    ownData: mailOwnData(deps.database),
    operations: bindOperations<typeof desk & Pick<Mail, 'send'>>(mailOperations, { ...desk, send }),
    pendingWork: mailWork(desk),
    hasTransport: deps.transport !== null,
    checkAccess: async () => deps.transport?.checkAccess(),

    send,
    sendAll: async (executor, requests) => void (await write(executor, requests)),
    text,
    hasTexts,
    checkTexts: deps.texts && (() => deps.texts?.checkAccess() ?? Promise.resolve()),

    async render(template, data) {
      const shop = await deps.describeShop()
      const content = template.write(template.schema.parse(data), shop)
      return { html: renderHtml(content, shop), text: renderText(content, shop) }
    },
  }
}
