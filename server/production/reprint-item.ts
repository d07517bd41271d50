import { and, eq, inArray, sql } from 'drizzle-orm'
import { makingOf, type Place, placesOf, type Reprint, reprintReasons } from '#domain/orders/production.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { ProductionDeps } from './deps.ts'
import { filmOfItem } from './film-of-item.ts'
import { findItem } from './move-item.ts'
import { itemGone } from './operations/production-shapes.ts'
import { nameOf, refusesReprint } from './policy.ts'
import { recordMove } from './record-change.ts'
import { productionItems, productionReprints } from './tables.ts'

/**
 * Copies of an item were spoiled: it goes back to where it is made, for so many copies, and their film counts as
 * wasted. An order that was ready for pickup is in production again. `isNew` is false where the same reprint came before.
 * @throws AppError when it cannot be made again.
 */
export async function reprintItem(
  deps: ProductionDeps,
  actor: Actor,
  { reprintId, itemId, copies, reason, note }: Reprint,
): Promise<{ isNew: boolean; ticket: string; to: Place; wastedInches: number }> {
  return deps.database.transaction(async (transaction) => {
    const item = await findItem(transaction, itemId)
    const order = item && (await deps.orders.lockForShipping(transaction, item.orderId))
    if (!item || !order) throw new AppError('not_found', itemGone)
    const { ticket, route, run, place } = item
    const [known] = await transaction
      .select()
      .from(productionReprints)
      .where(eq(productionReprints.id, reprintId))
    if (known) return { isNew: false, ticket, to: place, wastedInches: known.wastedInches }

    const refusal = refusesReprint(order, item)
    if (refusal) throw new AppError('conflict', refusal, { because: 'off_floor' })
    if (copies > item.quantity) {
      const message = `${ticket} has only ${item.quantity} ${item.quantity === 1 ? 'copy' : 'copies'}.`
      throw new AppError('conflict', message, { because: 'too_many' })
    }
    const making = makingOf(route)
    const made = making ? placesOf(route).slice(placesOf(route).indexOf(making) + 1) : []
    const isMade = and(
      eq(productionItems.orderItemId, itemId),
      eq(productionItems.run, run),
      inArray(productionItems.place, made.length > 0 ? made : ['check']),
    )
    const [back] = making
      ? await transaction
          .update(productionItems)
          .set({
            place: making,
            run: run + 1,
            runCopies: copies,
            blockedReason: null,
            blockedBy: null,
            designChangedAt: null,
            movedAt: deps.clock.now(),
            movedBy: nameOf(actor),
            version: sql`${productionItems.version} + 1`,
          })
          .where(isMade)
          .returning()
      : []
    if (!making || !back) {
      const message = making
        ? `${ticket} waits to be made already: there is nothing to make again yet.`
        : `${ticket} comes finished: there is nothing to make again.`
      throw new AppError('conflict', message, { because: 'not_made' })
    }
    const wastedInches = copies * (await filmOfItem(deps, transaction, item))
    const spoiled = { orderItemId: itemId, ticket, run, copies, wastedInches, reason, note }
    const who = { at: deps.clock.now(), actorId: actor.user?.id ?? null, actorName: nameOf(actor) }
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
    return { isNew: true, ticket, to: making, wastedInches }
  })
}
