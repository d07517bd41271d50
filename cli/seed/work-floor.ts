import { randomUUID } from 'node:crypto'
import { type Place, placesOf, processSchema } from '#domain/orders/production.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { hours, minutes } from '#server/kernel/clock.ts'
import type { BoardCard } from '#server/production/index.ts'
import type { Shop } from '#server/shop.ts'
import type { DemoItemOnFloor, DemoOrder } from './orders.ts'

type Floor = {
  shop: Pick<Shop, 'production' | 'operations'>
  staff: Actor
  now: Date
  setTime(time: Date): void
}

/** All items of an order that has left the shop were packed first. */
const leaves = (order: DemoOrder): boolean =>
  order.statuses.some((status) => ['ready_for_pickup', 'shipped', 'completed'].includes(status))

/** What the demo's staff do at the stations: each item gets as far as its order says, and some are made twice. */
export async function workDemoItems(
  { shop, staff, now, setTime }: Floor,
  order: DemoOrder,
  { orderId, placedAt }: { orderId: string; placedAt: Date },
): Promise<void> {
  const cards = (await shop.production.readBoard(staff)).cards.filter((card) => card.orderId === orderId)
  let time = placedAt.getTime() + hours(1)
  const work = async (card: BoardCard, from: Place, to: Place): Promise<void> => {
    const way = placesOf(card.route)
    for (const place of way.slice(way.indexOf(from), way.indexOf(to))) {
      time += minutes(40)
      setTime(new Date(Math.min(now.getTime(), time)))
      const station = processSchema.parse(place)
      await shop.operations.ask('production.scan', staff, { ticket: card.ticket, station })
    }
  }
  for (const [at, card] of cards.entries()) {
    const { itemId } = card
    const item: DemoItemOnFloor | undefined = leaves(order) ? { place: 'packed' } : order.floor?.[at]
    if (!item) continue
    await work(card, card.place, item.place)
    if (item.spoiled) {
      const spoiled = { item: itemId, reprintId: randomUUID(), ...item.spoiled }
      const again = await shop.operations.ask('production.reprint', staff, spoiled)
      await work(card, again.to, item.place)
    }
    if (item.blocked)
      await shop.operations.ask('production.block', staff, { item: itemId, reason: item.blocked })
  }
}
