import { and, eq, sql } from 'drizzle-orm'
import {
  makingOf,
  type Place,
  passesMaking,
  type Reprint,
  reprintReasons,
} from '#domain/orders/production.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type ChosenId, takeId } from '#server/kernel/operations/chosen-ids.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import type { ProductionDeps } from './deps.ts'
import { filmOfItem } from './film-of-item.ts'
import { findItem } from './move-item.ts'
import { itemGone } from './operations/production-shapes.ts'
import { refusesReprint } from './policy.ts'
import { recordMove } from './record-change.ts'
import { type ProductionItemRow, productionItems, productionReprints } from './tables.ts'

type Remade = { ok: true; ticket: string; from: Place; to: Place; wastedInches: number }

/** What was made again, or why it was not: `because` is part of the interface. */
export type ReprintResult =
  | Remade
  | { ok: false; because: 'gone' | 'off_floor' | 'too_many' | 'not_made' | 'made_again'; message: string }

/** `ofRun`: the run that was spoiled, if given; then at most that many copies. */
type ReprintWish = Reprint & { ofRun?: number }

/** As requested by its caller, who chose its id. */
export const chosenReprint = ({ reprintId: id, ...contents }: Reprint): ChosenId => ({
  id,
  of: 'reprint',
  contents,
})

/**
 * Reprints spoiled copies of an item, as reported by one form. `isNew` is false if the same reprint was already
 * received.
 * @throws AppError when it cannot be made again, or its id belongs to something else.
 */
export async function reprintItem(
  deps: ProductionDeps,
  actor: Actor,
  wish: Reprint,
): Promise<Omit<Remade, 'ok' | 'from'> & { isNew: boolean }> {
  return deps.database.transaction(async (transaction) => {
    if (!(await takeId(transaction, chosenReprint(wish)))) return readReprint(transaction, wish)
    const result = await reprintWithin(deps, transaction, actor, wish)
    if (result.ok) {
      const { ticket, to, wastedInches } = result
      return { isNew: true, ticket, to, wastedInches }
    }
    const { because, message } = result
    if (because === 'gone') throw new AppError('not_found', message)
    throw new AppError('conflict', message, { because })
  })
}

/** The result of an earlier request; the item is wherever it is by now. */
async function readReprint(transaction: Transaction, { reprintId, itemId }: Reprint) {
  const item = await findItem(transaction, itemId)
  const [known] = await transaction
    .select()
    .from(productionReprints)
    .where(eq(productionReprints.id, reprintId))
  if (!item || !known) throw new AppError('not_found', itemGone)
  return { isNew: false, ticket: known.ticket, to: item.place, wastedInches: known.wastedInches }
}

/**
 * Reprints spoiled copies of an item: it goes back to where it is made, for that many copies, and their film counts as
 * wasted. An order that was ready for pickup is in production again. If refused, nothing is written.
 */
export async function reprintWithin(
  deps: ProductionDeps,
  transaction: Transaction,
  actor: Actor,
  wish: ReprintWish,
): Promise<ReprintResult> {
  const { reprintId, itemId, ofRun } = wish
  const seen = await findItem(transaction, itemId)
  const order = seen && (await deps.orders.lockForShipping(transaction, seen.orderId))
  // Any move locks the item's order first: from here on the item stays where it is.
  const item = order && (await findItem(transaction, itemId))
  if (!item || !order) return { ok: false, because: 'gone', message: itemGone }
  const { ticket, route, run, place, quantity } = item
  const making = makingOf(route)
  const copies = ofRun === undefined ? wish.copies : Math.min(wish.copies, quantity)
  const refuse = refusalOf(order, item, { making, copies, ofRun })
  if (refuse) return { ok: false, ...refuse }
  const back = making && (await sendBack(deps, transaction, actor, { item, making, copies }))
  if (!back) return { ok: false, because: 'not_made', message: notMade(item, making) }
  const { reason, note } = wish
  const wastedInches = copies * (await filmOfItem(deps, transaction, item))
  const spoiled = { orderItemId: itemId, ticket, run, copies, wastedInches, reason, note }
  const who = { at: deps.clock.now(), actorId: actor.user?.id ?? null, actorName: nameOfActor(actor) }
  await transaction.insert(productionReprints).values({ id: reprintId, ...spoiled, ...who })
  await recordMove(deps, transaction, actor, { itemId, from: place, to: making, way: 'reprint' })
  const words = [`${copies} × ${ticket}`, reprintReasons[reason], note].filter(Boolean).join(' · ')
  await deps.orders.recordEvent(transaction, {
    ...{ orderId: order.id, actor, kind: 'production', from: null, to: 'reprint', note: words },
  })
  await audit(transaction, actor, {
    action: 'production.reprint',
    subject: `order-item:${itemId}`,
    after: spoiled,
  })
  if (order.status === 'ready_for_pickup')
    await deps.orders.enterProduction(transaction, actor, {
      ...{ orderId: order.id, from: 'ready_for_pickup', note: `Reprint of ${ticket}` },
    })
  return { ok: true, ticket, from: place, to: making, wastedInches }
}

type Making = ReturnType<typeof makingOf>

function refusalOf(
  order: ShippableOrder,
  item: ProductionItemRow,
  { making, copies, ofRun }: { making: Making; copies: number; ofRun: number | undefined },
): Omit<Extract<ReprintResult, { ok: false }>, 'ok'> | null {
  const { ticket, quantity, run, route, place } = item
  if (ofRun !== undefined && run !== ofRun)
    return { because: 'made_again', message: `${ticket} was already put back automatically.` }
  const refusal = refusesReprint(order, item)
  if (refusal) return { because: 'off_floor', message: refusal }
  if (copies > quantity) {
    const message = `${ticket} has only ${quantity} ${quantity === 1 ? 'copy' : 'copies'}.`
    return { because: 'too_many', message }
  }
  const isMade = making && passesMaking(route, making, place) === 1
  return isMade ? null : { because: 'not_made', message: notMade(item, making) }
}

const notMade = ({ ticket }: ProductionItemRow, making: Making): string =>
  making
    ? `${ticket} is already waiting to be made: there’s nothing to make again yet.`
    : `${ticket} comes finished: there’s nothing to make again.`

/** By one conditional statement: if two people put it back at the same time, one succeeds. */
async function sendBack(
  deps: ProductionDeps,
  transaction: Transaction,
  actor: Actor,
  {
    item: { orderItemId, run, place },
    making,
    copies,
  }: { item: ProductionItemRow; making: Place; copies: number },
): Promise<boolean> {
  const isStill = and(
    eq(productionItems.orderItemId, orderItemId),
    eq(productionItems.run, run),
    eq(productionItems.place, place),
  )
  const [back] = await transaction
    .update(productionItems)
    .set({
      place: making,
      run: run + 1,
      runCopies: copies,
      designChangedAt: null,
      movedAt: deps.clock.now(),
      movedBy: nameOfActor(actor),
      version: sql`${productionItems.version} + 1`,
    })
    .where(isStill)
    .returning({ id: productionItems.orderItemId })
  return back !== undefined
}
