import { isNotNull, sql } from 'drizzle-orm'
import { itemOptions } from '#domain/item-options.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { Place, Process } from '#domain/production.ts'
import type { DeliveryMethod } from '#domain/quote.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { FloorItem, FloorOrder } from '#server/orders/index.ts'
import type { ProductionNeeds } from './needs.ts'
import { requireStaff } from './policy.ts'
import { type ProductionItemRow, productionItems } from './tables.ts'

/** An item on the board. */
export type BoardCard = {
  itemId: string
  orderId: string
  orderNumber: string
  orderStatus: OrderStatus
  customerName: string
  contactEmail: string
  delivery: DeliveryMethod
  notes: string
  ticket: string
  name: string
  productType: string
  options: string[]
  imageUrl: string | null
  quantity: number
  /** Copies that are made now; fewer than `quantity` for a reprint. */
  copies: number
  isReprint: boolean
  route: Process[]
  place: Place
  blocked: { reason: string; by: string } | null
  /** Its design became another one after this one was printed or went to be; somebody must say what is to happen. */
  designChangedAt: Date | null
  dueAt: Date | null
  movedAt: Date
  movedBy: string
  /** Every item of its order is packed, and none is in doubt. */
  isOrderPacked: boolean
}

export type Board = { cards: BoardCard[]; readAt: Date }

/**
 * Every item of every open, paid order, the most urgent first; then what waits on its shelf, and whose design was
 * changed too late: somebody must say what is to happen before it is fetched. Staff only.
 */
export async function readBoard(needs: ProductionNeeds, actor: Actor): Promise<Board> {
  requireStaff(actor)
  const readAt = needs.clock.now()
  const onFloor = await needs.orders.listOnFloor()
  const shelved = await changedOnShelf(needs)
  const orders = [...onFloor, ...shelved]
  if (orders.length === 0) return { cards: [], readAt }
  const rows = await needs.database.orm
    .select()
    .from(productionItems)
    .where(sql`${productionItems.orderId} = any(${sql.param(orders.map(({ id }) => id))}::uuid[])`)
  const byItem = new Map(rows.map((row) => [row.orderItemId, row]))
  const cards = orders.flatMap((order) => {
    const known = order.items.flatMap((item) => {
      const row = byItem.get(item.id)
      return row ? [{ item, row }] : []
    })
    const isOrderPacked = known.every(({ row }) => row.place === 'packed' && row.designChangedAt === null)
    return known
      .filter(({ row }) => order.status !== shelf || row.designChangedAt !== null)
      .map(({ item, row }) => toCard(order, item, row, isOrderPacked))
  })
  return { cards, readAt }
}

const shelf: OrderStatus = 'ready_for_pickup'

async function changedOnShelf({ database, orders }: ProductionNeeds): Promise<FloorOrder[]> {
  const changed = await database.orm
    .selectDistinct({ orderId: productionItems.orderId })
    .from(productionItems)
    .where(isNotNull(productionItems.designChangedAt))
  const known = await orders.forProduction(
    database.orm,
    changed.map(({ orderId }) => orderId),
  )
  return known.filter(({ status }) => status === shelf)
}

export const toCard = (
  order: FloorOrder,
  item: FloorItem,
  row: ProductionItemRow,
  isOrderPacked: boolean,
): BoardCard => ({
  itemId: item.id,
  orderId: order.id,
  orderNumber: order.orderNumber,
  orderStatus: order.status,
  customerName: order.contactName,
  contactEmail: order.contactEmail,
  delivery: order.deliveryMethod,
  notes: order.notes,
  ticket: row.ticket,
  name: item.name,
  productType: item.productType,
  options: itemOptions(item),
  imageUrl: item.imageUrl,
  quantity: item.quantity,
  copies: row.runCopies,
  isReprint: row.run > 0,
  route: row.route,
  place: row.place,
  blocked: row.blockedReason === null ? null : { reason: row.blockedReason, by: row.blockedBy ?? '' },
  designChangedAt: row.designChangedAt,
  dueAt: order.dueAt,
  movedAt: row.movedAt,
  movedBy: row.movedBy,
  isOrderPacked,
})
