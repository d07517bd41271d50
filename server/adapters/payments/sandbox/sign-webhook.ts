import { createHmac, timingSafeEqual } from 'node:crypto'
import { minutes } from '#server/kernel/clock.ts'

export const signatureHeader = 'gangway-sandbox-signature'

/** In both directions: an old event is a replay, one from the future a forgery. */
const replayWindow = minutes(5)

const signatureShape = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** "t=<seconds>,v1=<hex>": HMAC-SHA256 over the timestamp, a dot and the raw body. */
export function signWebhook(secret: string, body: Uint8Array, at: Date): string {
  const time = Math.floor(at.getTime() / 1_000)
  return `t=${time},v1=${digest(secret, String(time), body).toString('hex')}`
}

/** Compares in constant time, so that timing doesn't reveal how much of a forged signature was right. */
export function isSigned(secret: string, body: Uint8Array, signature: string, now: Date): boolean {
  const [, time, given] = signatureShape.exec(signature) ?? []
  if (!time || !given) return false
  const isTimely = Math.abs(now.getTime() - Number(time) * 1_000) <= replayWindow
  return timingSafeEqual(Buffer.from(given, 'hex'), digest(secret, time, body)) && isTimely
}

const digest = (secret: string, time: string, body: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest()
