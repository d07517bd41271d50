import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { PremadeDesignData } from '#domain/orders/order-design.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import { orderItems, orders } from '../tables.ts'

export type BoughtPrint = Pick<PremadeDesignData, 'productId' | 'title' | 'imageUrl' | 'original'>

/** A print that was given back is not bought any more; one that cost nothing was ordered all the same. */
const kept = ['paid', 'partially_refunded'] as const

const mostItems = 500

/** The premade prints of the customer's own paid orders, last bought first, each once; none for guests. */
export async function boughtPrints(
  { database: { orm } }: { database: Database },
  { user }: Actor,
): Promise<BoughtPrint[]> {
  if (!user) return []
  const rows = await orm
    .select({ design: orderItems.designData })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orders.customerId, user.id),
        inArray(orders.paymentStatus, [...kept]),
        ne(orders.status, 'cancelled'),
        sql`${orderItems.designData} ? 'original'`,
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orderItems.id))
    .limit(mostItems)
  const byProduct = new Map<string, BoughtPrint>()
  for (const { design } of rows) {
    if (!design || !('original' in design) || byProduct.has(design.productId)) continue
    const { productId, title, imageUrl, original } = design
    byProduct.set(productId, { productId, title, imageUrl, original })
  }
  return [...byProduct.values()]
}
