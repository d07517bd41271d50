import { asc, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { WebhooksDeps } from '../deps.ts'
import { toWebhook, webhookShape } from '../present.ts'
import { webhooks } from '../tables.ts'
import { anyWebhook, goneWords, webhookId } from './webhook-id.ts'

export const listWebhooks = defineOperation({
  name: 'webhooks.list',
  route: 'GET /webhooks',
  summary: 'All webhooks, newest first',
  may: 'webhooks.write',
  input: z.object({}),
  example: {},
  result: z.object({ webhooks: z.array(webhookShape) }),
  async run({ database }: WebhooksDeps) {
    const rows = await database.orm
      .select()
      .from(webhooks)
      .orderBy(desc(webhooks.createdAt), asc(webhooks.id))
    return ok({ webhooks: rows.map(toWebhook) })
  },
})

export const removeWebhook = defineOperation({
  name: 'webhooks.remove',
  route: 'DELETE /webhooks/{webhook}',
  summary: 'Delete a webhook and the record of what it was sent',
  may: 'webhooks.write',
  input: z.object({ webhook: webhookId }),
  example: { webhook: anyWebhook },
  result: z.undefined(),
  run: ({ database }: WebhooksDeps, actor, { webhook: id }) =>
    database.transaction(async (transaction) => {
      const [row] = await transaction.delete(webhooks).where(eq(webhooks.id, id)).returning()
      if (!row) throw new AppError('not_found', goneWords)
      await audit(transaction, actor, {
        action: 'webhook.remove',
        subject: `webhook:${id}`,
        before: toWebhook(row),
      })
      return ok(undefined)
    }),
})
