import type { EventName } from '#domain/events.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { RetentionRule } from '#server/kernel/retention.ts'
import { deliver } from './deliver.ts'
import { deliverJob, type WebhooksDeps } from './deps.ts'
import { emitEvent } from './emit-event.ts'
import { webhookOperations } from './operations/index.ts'
import { webhookWork } from './pending-work.ts'
import { webhookRetention } from './retention.ts'

export type { WebhookAnswer, WebhookSender } from './port.ts'
export type { DeliveryView, WebhookView } from './present.ts'

/** Notifies other programs of what happens in the shop (docs/adr/0020-webhooks.md). */
export type Webhooks = {
  /** Delivered when the transaction commits; the event's schema decides which parts of `data` are sent. */
  emit(transaction: Transaction, name: EventName, data: object): Promise<void>
  retention: readonly RetentionRule[]
  pendingWork: PendingWork[]
  operations: BoundOperation[]
}

export function createWebhooks(deps: WebhooksDeps): Webhooks {
  const { jobs } = deps
  jobs.handle(deliverJob, ({ deliveryId }) => deliver(deps, deliveryId), { concurrency: 4 })
  return {
    emit: (transaction, name, data) => emitEvent(deps, transaction, name, data),
    retention: webhookRetention,
    pendingWork: webhookWork(deps),
    operations: bindOperations(webhookOperations, deps),
  }
}
