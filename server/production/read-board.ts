import { isNotNull, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { FloorItem, FloorOrder } from '#server/orders/index.ts'
import { type Named, readFloorCrew } from '#server/reports/floor-crew.ts'
import { isUnpacked } from '#server/reports/open-work.ts'
import { blockOf } from './blocks.ts'
import type { ProductionDeps } from './deps.ts'
import type { boardCardShape } from './operations/production-shapes.ts'
import { type ProductionItemRow, productionItems } from './tables.ts'

export type BoardCard = z.output<typeof boardCardShape>

/**
 * `finishedOrders`: how many finished orders have something unpacked. `people`, `printers`: who and what items can be
 * assigned to.
 */
export type Board = {
  cards: BoardCard[]
  readAt: Date
  finishedOrders: number
  people: Named[]
  printers: Named[]
}

/**
 * Every item of every open, paid order, the most urgent first; for finished orders, whatever is not packed or waits on
 * its shelf with a design that was changed too late: someone must decide before it is picked up. Staff only.
 */
export async function readBoard(deps: ProductionDeps): Promise<Board> {
  const readAt = deps.clock.now()
  const open = await deps.database.orm
    .selectDistinct({ orderId: productionItems.orderId })
    .from(productionItems)
    .where(or(isUnpacked, isNotNull(productionItems.designChangedAt)))
  const { onTheWay, finished } = await deps.orders.listOnFloor(open.map(({ orderId }) => orderId))
  const finishedIds = new Set(finished.map(({ id }) => id))
  const orders = [...onTheWay, ...finished]
  const crew = await readFloorCrew(deps.database.orm)
  if (orders.length === 0) return { cards: [], readAt, finishedOrders: 0, ...crew }
  const named = new Map([...crew.people, ...crew.printers].map((one) => [one.id, one]))
  const rows = await deps.database.orm
    .select()
    .from(productionItems)
    .where(sql`${productionItems.orderId} = any(${sql.param(orders.map(({ id }) => id))}::uuid[])`)
  const asked = await deps.editRequests.askedOf(
    deps.database.orm,
    rows.map(({ orderItemId }) => orderItemId),
  )
  const byItem = new Map(rows.map((row) => [row.orderItemId, row]))
  const cards = orders.flatMap((order) => {
    const known = order.items.flatMap((item) => {
      const row = byItem.get(item.id)
      return row ? [{ item, row }] : []
    })
    const isOrderPacked = known.every(({ row }) => row.place === 'packed' && row.designChangedAt === null)
    return known
      .filter(({ row }) => !finishedIds.has(order.id) || isLeftOver(order, row))
      .map(({ item, row }) => toCard(order, item, row, { isOrderPacked, named, asked }))
  })
  const leftOver = new Set(cards.map(({ orderId }) => orderId).filter((id) => finishedIds.has(id)))
  return { cards: cards.sort(byUrgency), readAt, finishedOrders: leftOver.size, ...crew }
}

/** An item that was packed and then changed matters for as long as it is still here. */
export const isLeftOver = ({ status }: Pick<FloorOrder, 'status'>, row: ProductionItemRow): boolean =>
  row.place !== 'packed' || (status === 'ready_for_pickup' && row.designChangedAt !== null)

/** Rush orders come before all others: they are sold as made first. */
const byUrgency = (one: BoardCard, other: BoardCard): number =>
  Number(other.speed === 'rush') - Number(one.speed === 'rush') ||
  (one.dueAt?.getTime() ?? Infinity) - (other.dueAt?.getTime() ?? Infinity) ||
  0

export const toCard = (
  order: FloorOrder,
  item: FloorItem,
  row: ProductionItemRow,
  {
    isOrderPacked,
    named,
    asked,
  }: { isOrderPacked: boolean; named: ReadonlyMap<string, Named>; asked: ReadonlySet<string> },
): BoardCard => ({
  itemId: item.id,
  orderId: order.id,
  orderNumber: order.orderNumber,
  orderStatus: order.status,
  customerName: order.contactName,
  contactEmail: order.contactEmail,
  company: order.company,
  delivery: order.deliveryMethod,
  speed: order.deliverySpeed,
  notes: order.notes,
  ticket: row.ticket,
  name: item.name,
  productType: item.productType,
  options: item.options,
  imageUrl: item.imageUrl,
  artworks: item.artworks,
  softPrints: item.softPrints,
  quantity: item.quantity,
  copies: row.runCopies,
  run: row.run,
  isReprint: row.run > 0,
  route: row.route,
  place: row.place,
  blocked: blockOf(row),
  designChangedAt: row.designChangedAt,
  isChangeAsked: asked.has(item.id),
  dueAt: order.dueAt,
  assignee: (row.assigneeId && named.get(row.assigneeId)) || null,
  printer: (row.printerId && named.get(row.printerId)) || null,
  movedAt: row.movedAt,
  movedBy: row.movedBy,
  isOrderPacked,
})
