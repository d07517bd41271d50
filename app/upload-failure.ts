import type { DetailedError } from 'tus-js-client'

/** `away`: goes well by itself once connection or shop is back. `refused`: the shop said why, and would say it again. */
export type UploadFailure = { kind: 'away' | 'refused' | 'stopped'; says: string | null }

const connectionLost = 'The connection was lost. The upload goes on where it stopped.'
const shopAway = 'The shop does not answer just now. The upload goes on by itself.'

/** What an error of a resumable upload means to the person who waits for it. */
export function judgeUpload(error: Error | DetailedError): UploadFailure {
  const answer = 'originalResponse' in error ? error.originalResponse : null
  if (!answer || !navigator.onLine) return { kind: 'away', says: connectionLost }
  const status = answer.getStatus()
  if (awayStatuses.has(status)) return { kind: 'away', says: shopAway }
  return { kind: isRefusal(status) ? 'refused' : 'stopped', says: messageIn(answer.getBody()) }
}

/** For `onShouldRetry`: what the shop refuses is told at once, and what may go well is tried again. */
export const mayGoWell = (error: Error | DetailedError): boolean =>
  navigator.onLine && judgeUpload(error).kind !== 'refused'

/** For who is told once, at the end: the shop's own words, or `otherwise`. */
export function endOf(error: Error | DetailedError, otherwise: string): string {
  const { kind, says } = judgeUpload(error)
  return (kind === 'away' ? null : says) ?? otherwise
}

/** Of a proxy without a shop behind it, and of a shop without its database (RFC 9110, 15.6). */
const awayStatuses = new Set([502, 503, 504])

/** No room (RFC 4918, 11.5) is one, too. Offsets that differ and locks of another try pass (tus 1.0.0). */
const isRefusal = (status: number): boolean =>
  (status >= 400 && status < 500 && status !== 409 && status !== 423) || status === 507

function messageIn(body: string | undefined): string | null {
  try {
    const message: unknown = JSON.parse(body ?? '').error?.message
    return typeof message === 'string' ? message : null
  } catch {
    return null
  }
}
