import { idPattern } from '#domain/uuid.ts'
import type { ReadBounce } from '#server/mail/port.ts'

const messageId = new RegExp(`^(?:Original-)?Message-ID:\\s*<(${idPattern})@[^>]*>`, 'gim')
const failed = /^Action:\s*failed\b/im
const diagnostic = /^Diagnostic-Code:\s*(?:[\w-]+;)?\s*(.+(?:\r?\n[ \t].+)*)/im
const status = /^Status:\s*([245]\.\d+\.\d+)/im

/**
 * A delivery status notification (RFC 3464) as the mail server passes it on. Our emails carry their own id, which comes
 * back in the returned header fields. A delay or a success is not a bounce, and neither is anyone else's email.
 */
export const readDeliveryStatus: ReadBounce = (rawBody) => {
  if (!failed.test(rawBody)) return null
  // The notification has a Message-ID as well; only ours is a plain id.
  const mailId = [...rawBody.matchAll(messageId)].at(-1)?.[1]
  if (!mailId) return null
  const said = diagnostic.exec(rawBody)?.[1]?.replace(/\s+/g, ' ').trim()
  const code = status.exec(rawBody)?.[1]
  const reason = said ?? (code ? `status ${code}` : 'no reason given')
  return { mailId: mailId.toLowerCase(), reason: reason.slice(0, 300) }
}
