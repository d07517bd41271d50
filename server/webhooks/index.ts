import type { EventName } from '#domain/events.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { deliver, forgetDeliveries } from './deliver.ts'
import { deliverJob, forgetDeliveriesJob, type WebhooksDeps } from './deps.ts'
import { emitEvent } from './emit-event.ts'
import { webhookOperations } from './operations/index.ts'
import { webhookWork } from './pending-work.ts'

export type { WebhookAnswer, WebhookSender } from './port.ts'
export type { DeliveryView, WebhookView } from './present.ts'

/** Tells other programs what happens in the shop (docs/adr/0020-webhooks.md). */
export type Webhooks = {
  /** When the transaction commits; the event's schema says what leaves of `data`. */
  emit(transaction: Transaction, name: EventName, data: object): Promise<void>
  /** What was told a month ago is forgotten; what the job does every night. */
  forgetOld(): Promise<void>
  pendingWork: PendingWork[]
  operations: BoundOperation[]
}

export function createWebhooks(deps: WebhooksDeps): Webhooks {
  const { jobs } = deps
  jobs.handle(deliverJob, ({ deliveryId }) => deliver(deps, deliveryId), { concurrency: 4 })
  jobs.handle(forgetDeliveriesJob, () => forgetDeliveries(deps))
  jobs.schedule(forgetDeliveriesJob, '27 4 * * *', {})
  return {
    emit: (transaction, name, data) => emitEvent(deps, transaction, name, data),
    forgetOld: () => forgetDeliveries(deps),
    pendingWork: webhookWork(deps),
    operations: bindOperations(webhookOperations, deps),
  }
}
