import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { parseJsonText } from '#domain/json-text.ts'
import { minutes } from '#server/kernel/clock.ts'
import type { WebhookEvent } from '#server/payments/port.ts'

export const signatureHeader = 'stripe-signature'

/** In both directions: an old event is a replay, one from the future a forgery. The SDK checks only the first. */
const replayWindow = minutes(5)

const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({
    object: z.object({ metadata: z.object({ attempt_id: z.uuid().optional() }).nullish().catch(null) }),
  }),
})

/** hex HMAC-SHA256 over the timestamp, a dot and the raw body (Stripe, webhooks: verify manually). */
export const signWebhook = (secret: string, time: string, rawBody: Uint8Array): string =>
  createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest('hex')

/** If there are several v1 signatures, as while a secret is being rolled, one of them must match. */
export function verifyWebhook(
  secret: string,
  now: Date,
  headers: Headers,
  rawBody: Uint8Array,
): WebhookEvent | null {
  const { time, signatures } = readHeader(headers.get(signatureHeader) ?? '')
  const right = Buffer.from(signWebhook(secret, time, rawBody), 'hex')
  const isSigned = signatures.some((given) => given.length === right.length && timingSafeEqual(given, right))
  const isTimely = Math.abs(now.getTime() - Number(time) * 1_000) <= replayWindow
  if (!isSigned || !isTimely) return null
  const { id, type, data } = eventSchema.parse(parseJsonText(new TextDecoder().decode(rawBody)))
  const attemptId = data.object.metadata?.attempt_id ?? null
  return { eventId: id, kind: type, attemptId, eventReference: null }
}

function readHeader(header: string): { time: string; signatures: Buffer[] } {
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const time = parts.find(([key]) => key === 't')?.[1] ?? ''
  const signatures = parts.flatMap(([key, value]) =>
    key === 'v1' && value && /^[0-9a-f]{64}$/.test(value) ? [Buffer.from(value, 'hex')] : [],
  )
  return { time: /^\d{1,12}$/.test(time) ? time : '0', signatures }
}
