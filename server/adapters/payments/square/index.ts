import { seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'
import type { PaymentProvider } from '#server/payments/port.ts'
import type { SquareSettings } from './deps.ts'
import { verifyWebhook } from './verify-webhook.ts'

/**
 * Square by payment links (Square API 2026-09-16). Its SDK has some two thousand files, loaded only by a shop that
 * takes payments through Square.
 */
export function createSquare(settings: SquareSettings): PaymentProvider {
  const opened = import('./open-square.ts').then(({ openSquare }) => openSquare(settings))
  // Callers get the error.
  opened.catch(() => {})
  const longest = seconds(settings.timeoutSeconds)
  /** The time limit covers the whole query, including retries and further calls. */
  const ask = async <T>(question: (door: Awaited<typeof opened>) => Promise<T>): Promise<T> => {
    const door = await opened
    return callOutside('Square', longest, () => question(door))
  }
  return {
    key: 'square',
    name: 'Square',
    checkAccess: () => ask((door) => door.checkAccess()),
    createCheckout: (request) => ask((door) => door.createCheckout(request)),
    lookUp: (attempt) => ask((door) => door.lookUp(attempt)),
    closeCheckout: (attempt) => ask((door) => door.closeCheckout(attempt)),
    refund: (request) => ask((door) => door.refund(request)),
    lookUpRefund: (request) => ask((door) => door.lookUpRefund(request)),
    verifyWebhook: async (headers, rawBody) => verifyWebhook(settings, headers, rawBody),
  }
}
