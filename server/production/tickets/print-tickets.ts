import { inArray } from 'drizzle-orm'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import { printPartsOf } from '#domain/orders/print-parts.ts'
import { formatInches, mmToInches } from '#domain/units.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { ProductionDeps } from '../deps.ts'
import { toCard } from '../read-board.ts'
import { productionItems } from '../tables.ts'

/** As many as in a batch of orders. */
export const maxTickets = 2_000

/**
 * Job tickets for these items as PDF, one per page, in the given order; null if none of them is on the floor. Staff
 * only.
 */
export async function printTickets(
  deps: ProductionDeps,
  actor: Actor,
  itemIds: readonly string[],
): Promise<Uint8Array | null> {
  const wanted = [...new Set(itemIds)].slice(0, maxTickets)
  if (wanted.length === 0) return null
  const { orm } = deps.database
  const rows = await orm.select().from(productionItems).where(inArray(productionItems.orderItemId, wanted))
  const orders = await deps.orders.forProduction(orm, [...new Set(rows.map(({ orderId }) => orderId))])
  const described = new Map(
    (await deps.orders.describeItems(orm, wanted)).map((item) => [item.orderItemId, item]),
  )
  const tickets = []
  for (const itemId of wanted) {
    const row = rows.find((one) => one.orderItemId === itemId)
    const order = orders.find(({ id }) => id === row?.orderId)
    const item = order?.items.find(({ id }) => id === itemId)
    if (!row || !order || !item) continue
    const { designData = null, imageUrl = null } = described.get(itemId) ?? {}
    tickets.push({
      card: toCard(order, item, row, { isOrderPacked: false, named: new Map(), asked: new Set() }),
      sizes: sizesOf(designData),
      picture: await deps.itemPictures.onPaper(actor, { imageUrl, artworks: designData?.artworks }),
    })
  }
  if (tickets.length === 0) return null
  // The PDF library is loaded on first use, not when the shop starts.
  const { drawTickets } = await import('./draw-tickets.ts')
  return drawTickets(tickets, await deps.readSettings())
}

/** "Left chest 4 in × 3.5 in": the true sizes of what is printed or engraved. */
const sizesOf = (design: OrderDesignData | null): string[] =>
  (design ? printPartsOf(design) : []).map(
    ({ name, width, height }) =>
      `${name} ${formatInches(mmToInches(width))} × ${formatInches(mmToInches(height))}`,
  )
