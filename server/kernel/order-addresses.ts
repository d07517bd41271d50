import { createHmac, timingSafeEqual } from 'node:crypto'
import { isOwnId } from '#domain/uuid.ts'
import type { SecretBox } from './secret-box.ts'

/**
 * Email addresses of orders: the shop's own, with the order's id and a signature after a plus sign (RFC 5233), so that
 * they can't be guessed. Nothing about them is stored.
 */
export type OrderAddresses = {
  /** Null if the shop has no address for replies. */
  addressOf(orderId: string): string | null
  /** The order that one of these addresses belongs to; null for altered and foreign ones. */
  orderOf(addresses: readonly string[]): string | null
}

/** RFC 4648 section 6 in lowercase, since some mail servers change the case of addresses. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567'
const signatureBytes = 10
const token = /\+([a-z2-7]{42})@/

export function createOrderAddresses({
  secretBox,
  replyTo,
}: {
  secretBox: Pick<SecretBox, 'deriveAll'>
  /** For example, orders@mail.shop.example. */
  replyTo: string | null
}): OrderAddresses {
  const signed = (secret: Buffer, id: Buffer): Buffer =>
    createHmac('sha256', secret).update(id).digest().subarray(0, signatureBytes)
  const secrets = (): Buffer[] => secretBox.deriveAll('order mail addresses')
  return {
    addressOf(orderId) {
      const [secret] = secrets()
      if (replyTo === null || !secret || !isOwnId(orderId)) return null
      const id = Buffer.from(orderId.replaceAll('-', ''), 'hex')
      const at = replyTo.lastIndexOf('@')
      return `${replyTo.slice(0, at)}+${encode(Buffer.concat([id, signed(secret, id)]))}${replyTo.slice(at)}`
    },
    orderOf(addresses) {
      for (const address of addresses) {
        const given = token.exec(address.toLowerCase())?.[1] ?? ''
        const bytes = decode(given)
        const [id, signature] = [bytes.subarray(0, 16), bytes.subarray(16, 16 + signatureBytes)]
        // Only one address per order is valid: the last character has unused bits.
        if (signature.length !== signatureBytes || encode(bytes) !== given) continue
        if (secrets().some((secret) => timingSafeEqual(signed(secret, id), signature))) return idOf(id)
      }
      return null
    },
  }
}

const idOf = (id: Buffer): string =>
  id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

function encode(bytes: Buffer): string {
  let text = ''
  let [held, bits] = [0, 0]
  for (const byte of bytes) {
    held = (held << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += letters[(held >> (bits - 5)) & 31]
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + letters[(held << (5 - bits)) & 31] : text
}

function decode(text: string): Buffer {
  const bytes: number[] = []
  let [held, bits] = [0, 0]
  for (const letter of text) {
    held = (held << 5) | letters.indexOf(letter)
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 255)
    held &= (1 << bits) - 1
  }
  return Buffer.from(bytes)
}
