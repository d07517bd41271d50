import { eq, sql } from 'drizzle-orm'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { OrdersDeps } from '../deps.ts'
import { orderItems } from '../tables.ts'

export type ItemDesign = { orderItemId: string; designId: string; designData: OrderDesignData | null }

/**
 * Staff set which design an item is printed from (docs/spec-map.md B5: update design_id and design_data). `designData`
 * null keeps the existing one. False if there is no such item.
 */
export async function setDesign(
  { emit }: Pick<OrdersDeps, 'emit'>,
  transaction: Transaction,
  actor: Actor,
  { orderItemId, designId, designData }: ItemDesign,
): Promise<boolean> {
  const [before] = await transaction
    .select({ designId: orderItems.designId })
    .from(orderItems)
    .where(eq(orderItems.id, orderItemId))
    .for('update')
  if (!before) return false
  const told = sql`case when ${orderItems.designData} is null then null
    else ${orderItems.designData} || jsonb_build_object('design_id', ${designId}::text) end`
  await transaction
    .update(orderItems)
    .set({ designId, designData: designData ?? told })
    .where(eq(orderItems.id, orderItemId))
  await audit(transaction, actor, {
    action: 'order-item.set_design',
    subject: `order-item:${orderItemId}`,
    before,
    after: { designId },
  })
  if (before.designId !== designId)
    await emit(transaction, 'order-item.design_changed', { actor, orderItemId })
  return true
}
