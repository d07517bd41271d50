import { shopCurrency } from '#domain/money/money.ts'
import type { PaymentProvider } from './port.ts'

/**
 * The provider for a total of $0: no page is created and no one is asked; CALL is skipped and SETTLE finds all of
 * nothing paid, so that such an order goes through the same steps as any other, once.
 */
export const nothingToPay: PaymentProvider = {
  name: 'Nothing to pay',
  key: 'nothing-to-pay',
  checkAccess: async () => {},
  createCheckout: () => Promise.reject(new Error('There is nothing to pay')),
  lookUp: async ({ id }) => ({
    state: 'paid',
    amount: 0,
    currency: shopCurrency,
    attemptId: id,
    refunded: 0,
  }),
  closeCheckout: async () => {},
  refund: async () => ({ state: 'failed', reference: null, reason: 'Nothing was paid' }),
  lookUpRefund: async () => ({ state: 'unknown' }),
  verifyWebhook: async () => null,
}
