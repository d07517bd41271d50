import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { PremadeDesignData } from '#domain/orders/order-design.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import { orderItems, orders } from '../tables.ts'

export type BoughtPrint = Pick<PremadeDesignData, 'productId' | 'title' | 'imageUrl' | 'original'>

/** A refunded print doesn't count as bought anymore; a free one was ordered nonetheless. */
const kept = ['paid', 'partially_refunded'] as const

const mostItems = 500

/** The premade prints in the customer's own paid orders, last bought first, each once; empty for guests. */
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
