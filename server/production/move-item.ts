import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isOnTheWay } from '#domain/orders/due-date.ts'
import {
  goesToBeMade,
  type Place,
  passesMaking,
  placeAfter,
  placeNames,
  placesOf,
} from '#domain/orders/production.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { nameOfActor } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { isUnpacked } from '#server/reports/open-work.ts'
import { blockReasonOf, isFree } from './blocks.ts'
import type { ProductionDeps } from './deps.ts'
import { filmOfItem } from './film-of-item.ts'
import { itemGone, type moveResultShape } from './operations/production-shapes.ts'
import { refusesWork } from './policy.ts'
import { recordMove } from './record-change.ts'
import { type ProductionItemRow, productionItems, productionPrints } from './tables.ts'

/** `to`: a place, or the next one on the item's own route. */
export type MoveWish = { itemId: string; from: Place; to: Place | 'next'; way: 'board' | 'scan' | 'undo' }

export type MoveResult = z.output<typeof moveResultShape>

type MoveRefusal = Extract<MoveResult, { ok: false }>['reason']

/**
 * Moves an item from where the person saw it. By one conditional statement: if two people move it at the same time, one
 * succeeds, and the other is told where it is. The first move starts the order's production; moving past the making
 * records the film, and moving back removes that record.
 */
export async function moveItem(deps: ProductionDeps, actor: Actor, wish: MoveWish): Promise<MoveResult> {
  return deps.database.transaction((transaction) => moveWithin(deps, transaction, actor, wish))
}

export async function moveWithin(
  deps: ProductionDeps,
  transaction: Transaction,
  actor: Actor,
  { itemId, from, to: wanted, way }: MoveWish,
): Promise<MoveResult> {
  const refuse = (reason: MoveRefusal, message: string): MoveResult => ({
    ok: false,
    itemId,
    reason,
    message,
  })
  const item = await findItem(transaction, itemId)
  const order = item && (await deps.orders.lockForShipping(transaction, item.orderId))
  if (!item || !order) return refuse('not_found', itemGone)
  const offFloor = refusesWork(order)
  if (offFloor) return refuse('off_floor', offFloor)
  const { ticket, route } = item
  const to = wanted === 'next' ? placeAfter(route, from) : wanted
  if (to === null || to === from || !placesOf(route).includes(to))
    return refuse('not_on_route', `${ticket} doesn’t go ${to ? `to ${placeNames[to]}` : 'any further'}.`)

  const isForward = placesOf(route).indexOf(to) > placesOf(route).indexOf(from)
  if (goesToBeMade(route, from, to) && (await deps.editRequests.askedOf(transaction, [itemId])).size > 0)
    return refuse(
      'blocked',
      `The customer has asked for a change to ${ticket}. Answer the request before it is made.`,
    )
  const [moved] = await transaction
    .update(productionItems)
    .set({
      place: to,
      movedAt: deps.clock.now(),
      movedBy: nameOfActor(actor),
      version: sql`${productionItems.version} + 1`,
    })
    .where(
      and(
        eq(productionItems.orderItemId, itemId),
        eq(productionItems.place, from),
        isForward ? isFree : undefined,
      ),
    )
    .returning()
  if (!moved) {
    const now = await findItem(transaction, itemId)
    if (now?.place === from)
      return refuse('blocked', `${ticket} is blocked: ${blockReasonOf(now)}. Unblock it before it moves on.`)
    const place = now ? placeNames[now.place] : 'gone'
    return refuse(
      'moved_meanwhile',
      `${ticket} is now at ${place}${now?.movedBy ? `: ${now.movedBy} moved it` : ''}.`,
    )
  }
  await followFilm(deps, transaction, actor, moved, passesMaking(route, from, to))
  await recordMove(deps, transaction, actor, { itemId, from, to, way })
  if (isForward && order.status === 'pending_review')
    await deps.orders.enterProduction(transaction, actor, {
      orderId: order.id,
      from: 'pending_review',
      note: `${ticket} moved to ${placeNames[to]}`,
    })
  const isPacked = to === 'packed' && isOnTheWay(order.status) && (await isAllPacked(transaction, order.id))
  const { id: orderId, orderNumber, deliveryMethod: delivery, contactEmail } = order
  const packed = isPacked ? { orderId, orderNumber, delivery, contactEmail } : null
  return { ok: true, itemId, ticket, from, to, packed }
}

export async function findItem(transaction: Transaction, itemId: string): Promise<ProductionItemRow | null> {
  const [row] = await transaction
    .select()
    .from(productionItems)
    .where(eq(productionItems.orderItemId, itemId))
  return row ?? null
}

/** What went through the printer, recorded once per run of the item. */
async function followFilm(
  deps: ProductionDeps,
  transaction: Transaction,
  actor: Actor,
  item: ProductionItemRow,
  direction: -1 | 0 | 1,
): Promise<void> {
  const { orderItemId, run, runCopies: copies, route } = item
  if (direction === 0 || !route.includes('print')) return
  if (direction === -1) {
    await transaction
      .delete(productionPrints)
      .where(and(eq(productionPrints.orderItemId, orderItemId), eq(productionPrints.run, run)))
    return
  }
  const inches = copies * (await filmOfItem(deps, transaction, item))
  const printed = { orderItemId, run, copies, inches, at: deps.clock.now(), actorName: nameOfActor(actor) }
  await transaction.insert(productionPrints).values(printed).onConflictDoNothing()
}

async function isAllPacked(transaction: Transaction, orderId: string): Promise<boolean> {
  const open = and(eq(productionItems.orderId, orderId), isUnpacked)
  return (await transaction.$count(productionItems, open)) === 0
}
