import { and, inArray, isNotNull } from 'drizzle-orm'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PaymentsDeps } from './deps.ts'
import { paymentAttempts, paymentEvents } from './tables.ts'

/** Amounts and references stay, to be compared with the provider's books; the payer's identity doesn't. */
export const paymentsOwnData = ({ providers }: Pick<PaymentsDeps, 'providers'>): OwnDataPart => ({
  async erase(transaction, _person, { orderIds }) {
    if (orderIds.length === 0) return []
    const attempts = await transaction
      .update(paymentAttempts)
      .set({ customerEmail: '' })
      .where(inArray(paymentAttempts.orderId, [...orderIds]))
      .returning({ id: paymentAttempts.id })
    const ids = attempts.map(({ id }) => id)
    await transaction
      .update(paymentEvents)
      .set({ rawBody: '' })
      .where(and(inArray(paymentEvents.attemptId, ids), isNotNull(paymentEvents.processedAt)))
    for (const provider of providers) await provider.forget?.(transaction, ids)
    return []
  },
})
