import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { deliveryStates } from '#domain/shop/webhook.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { cursorSchema, pageSizeSchema, writeCursor } from '#server/kernel/operations/cursor.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { deliverJob, type WebhooksDeps } from '../deps.ts'
import { writeDelivery } from '../emit-event.ts'
import { deliveryShape, toDelivery } from '../present.ts'
import { webhookDeliveries, webhooks } from '../tables.ts'
import { anyWebhook, goneWords, webhookId } from './webhook-id.ts'

const place = z.object({ createdAt: z.iso.datetime(), id: z.uuid() })

export const listDeliveries = defineOperation({
  name: 'webhooks.deliveries',
  route: 'GET /webhooks/{webhook}/deliveries',
  summary: 'What was sent to a webhook in the last 30 days, newest first, with each try',
  may: 'webhooks.write',
  input: z.object({
    webhook: webhookId,
    state: z.enum(deliveryStates).optional(),
    cursor: cursorSchema(place).optional(),
    limit: pageSizeSchema,
  }),
  example: { webhook: anyWebhook, state: 'failed', limit: 20 },
  result: z.object({
    deliveries: z.array(deliveryShape),
    /** `cursor` of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
  async run({ database }: WebhooksDeps, _actor, { webhook, state, cursor, limit }) {
    if ((await database.orm.$count(webhooks, eq(webhooks.id, webhook))) === 0)
      throw new AppError('not_found', goneWords)
    const { createdAt, id } = webhookDeliveries
    const rows = await database.orm
      .select()
      .from(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.webhookId, webhook),
          state && eq(webhookDeliveries.state, state),
          cursor && sql`(${createdAt}, ${id}) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`,
        ),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(limit + 1)
    const deliveries = rows.slice(0, limit).map(toDelivery)
    const last = deliveries.at(-1)
    return ok({ deliveries, next: rows.length > limit && last ? writeCursor(placeOf(last)) : null })
  },
})

const placeOf = ({ createdAt, id }: z.output<typeof place>) => ({ createdAt, id })

export const repeatDelivery = defineOperation({
  name: 'webhooks.repeat',
  route: 'POST /webhooks/{webhook}/deliveries/{delivery}/repeat',
  summary: 'Send a webhook an event again, whether or not it was accepted; its `webhook-id` stays the same',
  may: 'webhooks.write',
  input: z.object({ webhook: webhookId, delivery: z.uuid('This delivery no longer exists.') }),
  example: { webhook: anyWebhook, delivery: anyWebhook },
  result: z.object({ delivery: deliveryShape }),
  run: ({ database, jobs }: WebhooksDeps, actor, { webhook, delivery: id }) =>
    database.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhook)))
        .for('update')
      if (!row) throw new AppError('not_found', 'This delivery no longer exists.')
      await transaction
        .update(webhookDeliveries)
        .set({ state: 'waiting', settledAt: null })
        .where(eq(webhookDeliveries.id, id))
      const isUnderWay =
        row.state === 'waiting' && (await jobs.hasten(transaction, deliverJob, { deliveryId: id }))
      if (!isUnderWay) await jobs.enqueue(transaction, deliverJob, { deliveryId: id })
      await audit(transaction, actor, {
        action: 'webhook.repeat',
        subject: `webhook:${webhook}`,
        after: { delivery: id },
      })
      return ok({ delivery: toDelivery({ ...row, state: 'waiting', settledAt: null }) })
    }),
})

export const tryWebhook = defineOperation({
  name: 'webhooks.try',
  route: 'POST /webhooks/{webhook}/try',
  summary: 'Send a webhook an event of type `webhook.test`, which says only that it works',
  may: 'webhooks.write',
  input: z.object({ webhook: webhookId }),
  example: { webhook: anyWebhook },
  result: z.object({ delivery: deliveryShape }),
  run: (deps: WebhooksDeps, actor, { webhook }) =>
    deps.database.transaction(async (transaction) => {
      const [known] = await transaction.select().from(webhooks).where(eq(webhooks.id, webhook))
      if (!known) throw new AppError('not_found', goneWords)
      const id = await writeDelivery(deps, transaction, webhook, 'webhook.test', { name: known.name })
      const [row] = await transaction.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id))
      if (!row) throw new Error('The delivery was not written')
      await audit(transaction, actor, { action: 'webhook.try', subject: `webhook:${webhook}` })
      return ok({ delivery: toDelivery(row) })
    }),
})
