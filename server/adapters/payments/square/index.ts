import type { PaymentProvider } from '#server/payments/port.ts'
import { verifyWebhook } from './verify-webhook.ts'

export type SquareSettings = {
  accessToken: string
  locationId: string
  webhookSignatureKey: string
  environment: 'production' | 'sandbox'
  /** In place of the environment's own address; tests set it. */
  apiUrl?: string
  /** Where Square posts events; its signatures cover this address. */
  notificationUrl: string
  timeoutSeconds?: number
}

/**
 * Square by payment links (Square API 2026-09-16). Its SDK has some two thousand files, which only a shop that is
 * paid by Square loads.
 */
export function createSquare(settings: SquareSettings): PaymentProvider {
  const opened = import('./open-square.ts').then(({ openSquare }) => openSquare(settings))
  // Whoever calls is told.
  opened.catch(() => {})
  return {
    key: 'square',
    name: 'Square',
    checkAccess: async () => (await opened).checkAccess(),
    createCheckout: async (request) => (await opened).createCheckout(request),
    lookUp: async (attempt) => (await opened).lookUp(attempt),
    closeCheckout: async (attempt) => (await opened).closeCheckout(attempt),
    refund: async (request) => (await opened).refund(request),
    lookUpRefund: async (request) => (await opened).lookUpRefund(request),
    verifyWebhook: async (headers, rawBody) => verifyWebhook(settings, headers, rawBody),
  }
}
