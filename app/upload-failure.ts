import type { DetailedError } from 'tus-js-client'

/**
 * `away`: will succeed automatically once the connection or the shop is back. `refused`: the shop said why, and would
 * say it again.
 */
export type UploadFailure = { kind: 'away' | 'refused' | 'stopped'; says: string | null }

const connectionLost = 'The connection was lost. The upload will pick up where it left off.'
const shopAway = 'The shop isn’t responding. The upload will resume automatically.'

/** What an error of a resumable upload means to the person waiting for it. */
export function judgeUpload(error: Error | DetailedError): UploadFailure {
  const answer = 'originalResponse' in error ? error.originalResponse : null
  if (!answer || !navigator.onLine) return { kind: 'away', says: connectionLost }
  const status = answer.getStatus()
  if (awayStatuses.has(status)) return { kind: 'away', says: shopAway }
  return { kind: isRefusal(status) ? 'refused' : 'stopped', says: messageIn(answer.getBody()) }
}

/** For `onShouldRetry`: a refusal by the shop is reported right away, and anything that may succeed is retried. */
export const mayGoWell = (error: Error | DetailedError): boolean =>
  navigator.onLine && judgeUpload(error).kind !== 'refused'

/** For callers that report only once, at the end: the shop's own message, or `otherwise`. */
export function endOf(error: Error | DetailedError, otherwise: string): string {
  const { kind, says } = judgeUpload(error)
  return (kind === 'away' ? null : says) ?? otherwise
}

/** From a proxy with no shop behind it, or a shop without its database (RFC 9110, 15.6). */
const awayStatuses = new Set([502, 503, 504])

/**
 * Insufficient storage (RFC 4918, 11.5) is also a refusal. Mismatched offsets and locks from another attempt are
 * temporary (tus 1.0.0).
 */
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
