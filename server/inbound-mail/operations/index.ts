import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import { type InboundMailDeps, readMailJob } from '../deps.ts'
import { inboundMails } from '../tables.ts'

const gone = 'There is no such email, or it has already been handled.'
const mail = z.uuid(gone)
const example = { mail: '8a4c2f6e-0000-4000-8000-000000000000' }

/** Emails that are waiting, or that looked machine-generated. */
const mayStillBeTaken = (id: string) =>
  and(eq(inboundMails.id, id), inArray(inboundMails.state, ['unmatched', 'ignored', 'dismissed']))

export const assignInboundMail = defineOperation({
  name: 'inbound-mails.assign',
  route: 'POST /inbound-mails/{mail}/assign',
  summary: 'Turn an incoming email, with its files, into a message on its order',
  may: 'orders.write',
  input: z.object({
    mail,
    orderNumber: z.string().trim().min(1, 'Enter the order number, such as GW-000123').max(40),
  }),
  example: { ...example, orderNumber: 'GW-000123' },
  result: z.object({ orderId: z.uuid() }),
  async run({ database, jobs, orders }: InboundMailDeps, actor, { mail: id, orderNumber }) {
    if ((await database.orm.$count(inboundMails, mayStillBeTaken(id))) === 0)
      throw new AppError('not_found', gone)
    const order = await orders.findByNumber(orderNumber.toUpperCase())
    if (!order) return invalid({ orderNumber: 'There’s no order with this number' })
    return database.transaction(async (transaction) => {
      const [row] = await transaction
        .update(inboundMails)
        .set({ state: 'received', orderId: order.id, reason: null })
        .where(mayStillBeTaken(id))
        .returning({ id: inboundMails.id })
      if (!row) throw new AppError('not_found', gone)
      await jobs.enqueue(transaction, readMailJob, { mailId: id })
      await audit(transaction, actor, {
        action: 'inbound-mail.assign',
        subject: `order:${order.id}`,
        after: { mail: id },
      })
      return ok({ orderId: order.id })
    })
  },
})

export const dismissInboundMail = defineOperation({
  name: 'inbound-mails.dismiss',
  route: 'POST /inbound-mails/{mail}/dismiss',
  summary: 'Mark an incoming email as not belonging to any order',
  may: 'orders.write',
  input: z.object({ mail }),
  example,
  result: z.undefined(),
  run: ({ database }: InboundMailDeps, actor, { mail: id }) =>
    database.transaction(async (transaction) => {
      const [row] = await transaction
        .update(inboundMails)
        .set({ state: 'dismissed' })
        .where(and(eq(inboundMails.id, id), eq(inboundMails.state, 'unmatched')))
        .returning({ id: inboundMails.id })
      if (!row) throw new AppError('not_found', gone)
      await audit(transaction, actor, { action: 'inbound-mail.dismiss', subject: `inbound-mail:${id}` })
      return ok(undefined)
    }),
})

export const inboundMailOperations = [assignInboundMail, dismissInboundMail] as const
