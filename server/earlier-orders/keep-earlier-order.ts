import { and, eq, isNull } from 'drizzle-orm'
import type { EarlierOrdersDeps } from './deps.ts'
import type { EarlierOrder } from './find-earlier-orders.ts'
import { earlierOrders } from './tables.ts'

/** An order of the shop before, as its file tells it. */
export type EarlierOrderData = Omit<EarlierOrder, 'id' | 'customerId' | 'importedAt' | 'forgottenAt'>

/**
 * Keeps one by its number, or what a file says otherwise of it. False where its buyer was forgotten meanwhile. Nobody is
 * told, and nothing else follows.
 */
export async function keepEarlierOrder(
  { database: { orm }, clock }: EarlierOrdersDeps,
  data: EarlierOrderData,
): Promise<boolean> {
  const kept = await orm
    .insert(earlierOrders)
    .values({ ...data, importedAt: clock.now() })
    .onConflictDoUpdate({
      target: earlierOrders.reference,
      set: data,
      setWhere: and(eq(earlierOrders.reference, data.reference), isNull(earlierOrders.forgottenAt)),
    })
    .returning({ id: earlierOrders.id })
  return kept.length > 0
}
