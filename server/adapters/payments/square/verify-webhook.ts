import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { parseJsonText } from '#domain/json-text.ts'
import type { WebhookEvent } from '#server/payments/port.ts'
import type { SquareSettings } from './deps.ts'

export const signatureHeader = 'x-square-hmacsha256-signature'

const named = z.object({ order_id: z.string().nullish() }).nullish()
const eventSchema = z.object({
  event_id: z.string().min(1),
  type: z.string().min(1),
  data: z
    .object({
      object: z
        .object({ payment: named, refund: named, order_created: named, order_updated: named })
        .nullish(),
    })
    .nullish(),
})

/** base64 HMAC-SHA256 over the URL that Square posts to and the raw body (Square, webhooks: validate). */
export const signWebhook = (key: string, notificationUrl: string, rawBody: Uint8Array): string =>
  createHmac('sha256', key).update(notificationUrl).update(rawBody).digest('base64')

/**
 * Square's signatures carry no timestamp, so a replayed old event looks new: an event is stored once by its id, and its
 * content is never trusted but looked up.
 */
export function verifyWebhook(
  { webhookSignatureKey, notificationUrl }: Pick<SquareSettings, 'webhookSignatureKey' | 'notificationUrl'>,
  headers: Headers,
  rawBody: Uint8Array,
): WebhookEvent | null {
  const given = Buffer.from(headers.get(signatureHeader) ?? '', 'base64')
  const right = Buffer.from(signWebhook(webhookSignatureKey, notificationUrl, rawBody), 'base64')
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const { event_id, type, data } = eventSchema.parse(parseJsonText(new TextDecoder().decode(rawBody)))
  const { payment, refund, order_created, order_updated } = data?.object ?? {}
  const about = payment ?? refund ?? order_updated ?? order_created
  return { eventId: event_id, kind: type, attemptId: null, eventReference: about?.order_id ?? null }
}
