import { randomUUID } from 'node:crypto'
import { and, arrayContains } from 'drizzle-orm'
import { events } from '#domain/event-data.ts'
import type { EventName } from '#domain/events.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { deliverJob, type WebhooksDeps } from './deps.ts'
import { webhookDeliveries, webhooks } from './tables.ts'

/** Writes one delivery, with its job, for each webhook subscribed to such an event; nothing if there is none. */
export async function emitEvent(
  { clock, jobs }: Pick<WebhooksDeps, 'clock' | 'jobs'>,
  transaction: Transaction,
  name: EventName,
  data: object,
): Promise<void> {
  const asked = await transaction
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(webhooks.isActive, arrayContains(webhooks.events, [name])))
  for (const { id } of asked)
    await writeDelivery({ clock, jobs }, transaction, id, name, events[name].data.parse(data))
}

/** @returns its id, which the program sees with every attempt */
export async function writeDelivery(
  { clock, jobs }: Pick<WebhooksDeps, 'clock' | 'jobs'>,
  transaction: Transaction,
  webhookId: string,
  event: string,
  data: object,
): Promise<string> {
  const now = clock.now()
  const id = randomUUID()
  const body = JSON.stringify({ type: event, timestamp: now.toISOString(), data })
  await transaction.insert(webhookDeliveries).values({ id, webhookId, event, body, createdAt: now })
  await jobs.enqueue(transaction, deliverJob, { deliveryId: id })
  return id
}
