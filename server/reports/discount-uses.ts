import { desc, eq } from 'drizzle-orm'
import { isUuid } from '#domain/uuid.ts'
import { discountUses } from '#server/discounts/tables.ts'
import { orders } from '#server/orders/tables.ts'
import type { ReportDeps } from './deps.ts'

/** An order's use of a discount. `orderNumber` is null while its payment page is open; `at` is an ISO timestamp. */
export type DiscountUse = {
  orderId: string
  orderNumber: string | null
  customerName: string
  customerEmail: string
  amountCents: number
  state: 'reserved' | 'used' | 'released'
  at: string
}

/** More than anyone reads; older ones can be found among the orders. */
const most = 200

/** Who used a discount, newest first; uses that were returned are marked. Staff only. */
export async function listDiscountUses(
  { database }: Pick<ReportDeps, 'database'>,
  discountId: string,
): Promise<DiscountUse[]> {
  if (!isUuid(discountId)) return []
  const rows = await database.orm
    .select({
      orderId: discountUses.orderId,
      orderNumber: orders.orderNumber,
      customerName: orders.contactName,
      customerEmail: discountUses.customerEmail,
      amountCents: discountUses.amountCents,
      state: discountUses.state,
      at: discountUses.changedAt,
    })
    .from(discountUses)
    .innerJoin(orders, eq(orders.id, discountUses.orderId))
    .where(eq(discountUses.discountId, discountId))
    .orderBy(desc(discountUses.changedAt), desc(discountUses.id))
    .limit(most)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
