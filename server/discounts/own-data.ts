import { eq, inArray, or } from 'drizzle-orm'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { discountUses } from './tables.ts'

/** That a code was used counts on; by whom is forgotten. */
export const discountsOwnData: OwnDataPart = {
  async erase(transaction, { userId }, { orderIds }) {
    const isTheirs = or(eq(discountUses.customerId, userId), inArray(discountUses.orderId, [...orderIds]))
    await transaction
      .update(discountUses)
      .set({ customerId: null, customerEmail: '', visitorId: null, onceEmail: null, onceCustomerId: null })
      .where(isTheirs)
    return []
  },
}
