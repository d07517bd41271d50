import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type WebhookInput, webhookInputSchema } from '#domain/shop/webhook.ts'
import { versionSchema } from '#domain/version.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, invalid, ok } from '#server/kernel/operations/outcome.ts'
import type { WebhooksDeps } from '../deps.ts'
import { toWebhook, webhookShape } from '../present.ts'
import { secretOf } from '../sign.ts'
import { webhooks } from '../tables.ts'
import { anyWebhook, goneWords, webhookExample, webhookId } from './webhook-id.ts'

const withSecret = z.object({
  webhook: webhookShape,
  /** The key that its calls are signed with (Standard Webhooks). */
  secret: z.string(),
})

export const createWebhook = defineOperation({
  name: 'webhooks.create',
  route: 'POST /webhooks',
  summary: 'Notify a program about events by calling its address, signed with `secret`',
  may: 'webhooks.write',
  input: webhookInputSchema,
  example: webhookExample,
  result: withSecret,
  async run({ database, clock, sender, secretBox }: WebhooksDeps, actor, input) {
    const refusal = sender.refusalOf(input.url)
    if (refusal) return invalid({ url: refusal })
    return database.transaction(async (transaction) => {
      const values = { ...columnsOf(input), createdAt: clock.now() }
      const [row] = await transaction.insert(webhooks).values(values).returning()
      if (!row) throw new Error('The webhook was not written')
      const subject = `webhook:${row.id}`
      await audit(transaction, actor, { action: 'webhook.create', subject, after: input })
      return ok({ webhook: toWebhook(row), secret: secretOf(secretBox, row) })
    })
  },
})

/** Turned back on, it starts from there: anything missed in the meantime is resent by hand. */
export const updateWebhook = defineOperation({
  name: 'webhooks.update',
  route: 'PUT /webhooks/{webhook}',
  summary: 'Change a webhook, or turn it on or off; `version` is the version you started from',
  may: 'webhooks.write',
  input: webhookInputSchema.extend({ webhook: webhookId, version: versionSchema }),
  example: { ...webhookExample, webhook: anyWebhook, version: 1 },
  result: z.object({ webhook: webhookShape }),
  theirs: webhookShape,
  async run({ database, sender }: WebhooksDeps, actor, sent) {
    const { webhook: id, version, ...input } = sent
    const refusal = sender.refusalOf(input.url)
    if (refusal) return invalid({ url: refusal })
    return database.transaction(async (transaction) => {
      const [before] = await transaction.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
      if (!before) throw new AppError('not_found', goneWords)
      const [row] = await transaction
        .update(webhooks)
        .set({ ...columnsOf(input), problem: null, problemAt: null, version: sql`${webhooks.version} + 1` })
        .where(and(eq(webhooks.id, id), eq(webhooks.version, version)))
        .returning()
      if (!row) return conflict(toWebhook(before), sent)
      await audit(transaction, actor, {
        action: 'webhook.update',
        subject: `webhook:${id}`,
        before: toWebhook(before),
        after: input,
      })
      return ok({ webhook: toWebhook(row) })
    })
  },
})

export const changeSecret = defineOperation({
  name: 'webhooks.change-secret',
  route: 'POST /webhooks/{webhook}/secret',
  summary: 'Give a webhook a new secret; for a day, calls are also signed with the old one',
  may: 'webhooks.write',
  input: z.object({ webhook: webhookId }),
  example: { webhook: anyWebhook },
  result: withSecret,
  run: ({ database, clock, secretBox }: WebhooksDeps, actor, { webhook: id }) =>
    database.transaction(async (transaction) => {
      const [row] = await transaction
        .update(webhooks)
        .set({ secretGeneration: sql`${webhooks.secretGeneration} + 1`, secretChangedAt: clock.now() })
        .where(eq(webhooks.id, id))
        .returning()
      if (!row) throw new AppError('not_found', goneWords)
      await audit(transaction, actor, { action: 'webhook.change-secret', subject: `webhook:${id}` })
      return ok({ webhook: toWebhook(row), secret: secretOf(secretBox, row) })
    }),
})

const columnsOf = ({ name, url, events, isActive }: WebhookInput) => ({
  ...{ name, url, isActive },
  events: [...new Set(events)],
})
