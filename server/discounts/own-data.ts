import { eq, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { discountUses } from './tables.ts'

/** The use of a code still counts; who used it is forgotten. */
export const discountsOwnData: OwnDataPart = {
  async hand(transaction, from, to) {
    const kept = alias(discountUses, 'kept')
    await transaction
      .update(discountUses)
      .set({ customerId: to.userId })
      .where(eq(discountUses.customerId, from.userId))
    // A once-only code that both have used already counts for the account that stays.
    const isFree = sql`not exists (select 1 from ${discountUses} ${sql.identifier('kept')}
      where ${kept.discountId} = ${discountUses.discountId} and ${kept.onceCustomerId} = ${to.userId})`
    await transaction
      .update(discountUses)
      .set({ onceCustomerId: sql`case when ${isFree} then ${to.userId}::uuid end` })
      .where(eq(discountUses.onceCustomerId, from.userId))
  },
  async erase(transaction, { userId }, { orderIds }) {
    const isTheirs = or(eq(discountUses.customerId, userId), inArray(discountUses.orderId, [...orderIds]))
    await transaction
      .update(discountUses)
      .set({ customerId: null, customerEmail: '', visitorId: null, onceEmail: null, onceCustomerId: null })
      .where(isTheirs)
    return []
  },
}
