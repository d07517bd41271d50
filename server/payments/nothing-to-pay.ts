import { shopCurrency } from '#domain/money/money.ts'
import type { PaymentProvider } from './port.ts'

/**
 * Who collects a total of $0: nobody. No page is made and nobody is asked, CALL is left out and SETTLE finds all
 * of nothing paid, so that such an order goes the way of every other, once.
 */
export const nothingToPay: PaymentProvider = {
  name: 'Nothing to pay',
  key: 'nothing-to-pay',
  checkAccess: async () => {},
  createCheckout: () => Promise.reject(new Error('Nothing is to be paid')),
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
