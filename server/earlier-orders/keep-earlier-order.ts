import { and, eq, isNull } from 'drizzle-orm'
import type { EarlierOrdersDeps } from './deps.ts'
import type { EarlierOrder } from './find-earlier-orders.ts'
import { earlierOrders } from './tables.ts'

/** An order of the previous shop, as in its file. */
export type EarlierOrderData = Omit<EarlierOrder, 'id' | 'customerId' | 'importedAt' | 'forgottenAt'>

/**
 * Stores an order by its number, or updates it from a file. False if its buyer has been forgotten since. No one is
 * notified, and nothing else follows.
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
