import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { parseJsonText } from '#domain/json-text.ts'
import { type Clock, minutes } from '#server/kernel/clock.ts'
import type { ShippingEvent } from '#server/shipping/port.ts'
import { purchaseIdOf } from './purchase-metadata.ts'
import { toTrack, trackSchema } from './read-track.ts'

const bodySchema = z.object({ event: z.string(), data: z.unknown() })
const transactionSchema = z.object({ metadata: z.string().nullish() })

/** A signature is valid for this long before and after its timestamp. */
const window = minutes(5)

/**
 * Signed (`Shippo-Auth-Signature: t=…,v1=…`, HMAC-SHA256 of `t.body`) if the account has a secret: such an event is
 * trusted. Without a secret anyone can send us anything, so an event is only a hint and carries no facts.
 */
export function verifyShippoWebhook(
  { webhookSecret, clock }: { webhookSecret: string | null; clock: Clock },
  headers: Headers,
  rawBody: Uint8Array,
): ShippingEvent | null {
  if (webhookSecret !== null && !isSigned(webhookSecret, clock.now(), headers, rawBody)) return null
  const body = bodySchema.safeParse(readJson(rawBody))
  if (!body.success) return null
  const { event, data } = body.data
  if (event === 'track_updated') {
    const track = trackSchema.safeParse(data)
    if (!track.success) return null
    const isBelieved = webhookSecret !== null
    return {
      kind: 'track',
      trackingNumber: track.data.tracking_number,
      track: isBelieved ? toTrack(track.data) : null,
    }
  }
  if (event === 'transaction_created' || event === 'transaction_updated') {
    const purchaseId = purchaseIdOf(transactionSchema.safeParse(data).data?.metadata ?? '')
    return purchaseId === null ? { kind: 'other' } : { kind: 'purchase', purchaseId }
  }
  return { kind: 'other' }
}

function isSigned(secret: string, now: Date, headers: Headers, rawBody: Uint8Array): boolean {
  const header = headers.get('shippo-auth-signature') ?? ''
  const parts = new Map(header.split(',').map((part) => part.trim().split('=', 2) as [string, string]))
  const stamp = parts.get('t') ?? ''
  const given = parts.get('v1') ?? ''
  if (!/^\d{1,12}$/.test(stamp) || !/^[0-9a-f]{64}$/.test(given)) return false
  if (Math.abs(now.getTime() - Number(stamp) * 1_000) > window) return false
  const wanted = createHmac('sha256', secret).update(`${stamp}.`).update(rawBody).digest()
  return timingSafeEqual(wanted, Buffer.from(given, 'hex'))
}

function readJson(rawBody: Uint8Array): unknown {
  try {
    return parseJsonText(new TextDecoder().decode(rawBody))
  } catch {
    return null
  }
}
