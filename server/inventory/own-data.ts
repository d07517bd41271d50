import { inArray } from 'drizzle-orm'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { stockReservations } from './tables.ts'

/** What an order took from the shelf still counts; the browser it came from is forgotten. */
export const inventoryOwnData: OwnDataPart = {
  async erase(transaction, _person, { orderIds }) {
    await transaction
      .update(stockReservations)
      .set({ visitorId: null })
      .where(inArray(stockReservations.orderId, [...orderIds]))
    return []
  },
}
