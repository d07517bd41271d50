import { z } from 'zod'
import { eventNames } from '#domain/events.ts'
import { deliveryStates } from '#domain/shop/webhook.ts'
import type { DeliveryRow, WebhookRow } from './tables.ts'

export const webhookShape = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(eventNames)),
  isActive: z.boolean(),
  /** Why the shop itself turned it off. */
  problem: z.string().nullable(),
  version: z.int(),
  createdAt: z.string(),
})

export type WebhookView = z.output<typeof webhookShape>

export const toWebhook = ({
  id,
  name,
  url,
  events,
  isActive,
  problem,
  version,
  createdAt,
}: WebhookRow): WebhookView => ({
  ...{ id, name, url, isActive, problem, version },
  // An event known only to a later version is never sent by this one.
  events: events.filter((event) => eventNames.includes(event)),
  createdAt: createdAt.toISOString(),
})

export const deliveryShape = z.object({
  id: z.uuid(),
  event: z.string(),
  state: z.enum(deliveryStates),
  /** The body sent. */
  body: z.string(),
  attempts: z.array(
    z.object({
      at: z.string(),
      status: z.int().nullable(),
      problem: z.string().nullable(),
      milliseconds: z.int(),
    }),
  ),
  createdAt: z.string(),
  settledAt: z.string().nullable(),
})

export type DeliveryView = z.output<typeof deliveryShape>

export const toDelivery = ({
  id,
  event,
  state,
  body,
  attempts,
  createdAt,
  settledAt,
}: DeliveryRow): DeliveryView => ({
  ...{ id, event, state, body, attempts },
  createdAt: createdAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
})
