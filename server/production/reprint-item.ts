import { and, eq, inArray, sql } from 'drizzle-orm'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { makingOf, type Place, placesOf, reprintReasons, reprintSchema } from '#domain/production.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { filmOfItem } from './film-of-item.ts'
import { findItem } from './move-item.ts'
import type { ProductionNeeds } from './needs.ts'
import { nameOf, refusesReprint } from './policy.ts'
import { recordMove } from './record-change.ts'
import { productionItems, productionReprints } from './tables.ts'

export type ReprintOutcome =
  /** Not new: the same form came before, and nothing was done again. */
  | { ok: true; isNew: boolean; ticket: string; to: Place; wastedInches: number }
  | { ok: false; reason: 'invalid'; message: string; fieldErrors: FieldErrors }
  | { ok: false; reason: 'not_found' | 'off_floor' | 'not_made' | 'too_many'; message: string }

/**
 * Copies of an item were spoiled: it goes back to where it is made, for so many copies, and their film counts as
 * wasted. An order that was ready for pickup is in production again. Staff only.
 */
export async function reprintItem(
  needs: ProductionNeeds,
  actor: Actor,
  input: unknown,
): Promise<ReprintOutcome> {
  const reading = reprintSchema.safeParse(input)
  if (!reading.success) {
    const fieldErrors = fieldErrorsOf(reading.error)
    return { ok: false, reason: 'invalid', message: 'Look at the marked fields.', fieldErrors }
  }
  const { reprintId, itemId, copies, reason, note } = reading.data
  return needs.database.transaction(async (transaction): Promise<ReprintOutcome> => {
    const item = await findItem(transaction, itemId)
    const order = item && (await needs.orders.lockForShipping(transaction, item.orderId))
    if (!item || !order)
      return { ok: false, reason: 'not_found', message: 'There is no such item on the floor.' }
    const { ticket, route, run, place } = item
    const [known] = await transaction
      .select()
      .from(productionReprints)
      .where(eq(productionReprints.id, reprintId))
    if (known) return { ok: true, isNew: false, ticket, to: place, wastedInches: known.wastedInches }

    const refusal = refusesReprint(order, item)
    if (refusal) return { ok: false, reason: 'off_floor', message: refusal }
    if (copies > item.quantity) {
      const message = `${ticket} has only ${item.quantity} ${item.quantity === 1 ? 'copy' : 'copies'}.`
      return { ok: false, reason: 'too_many', message }
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
            movedAt: needs.clock.now(),
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
      return { ok: false, reason: 'not_made', message }
    }
    const wastedInches = copies * (await filmOfItem(needs, transaction, item))
    const spoiled = { orderItemId: itemId, ticket, run, copies, wastedInches, reason, note }
    const who = { at: needs.clock.now(), actorId: actor.user?.id ?? null, actorName: nameOf(actor) }
    await transaction.insert(productionReprints).values({ id: reprintId, ...spoiled, ...who })
    await recordMove(needs, transaction, actor, { itemId, from: place, to: making, way: 'reprint' })
    const words = [`${copies} × ${ticket}`, reprintReasons[reason], note].filter(Boolean).join(' · ')
    await needs.orders.recordEvent(transaction, {
      ...{ orderId: order.id, actor, kind: 'production', from: null, to: 'reprint', note: words },
    })
    await audit(transaction, actor, {
      action: 'production.reprint',
      subject: `order-item:${itemId}`,
      after: spoiled,
    })
    if (order.status === 'ready_for_pickup')
      await needs.orders.enterProduction(transaction, actor, {
        ...{ orderId: order.id, from: 'ready_for_pickup', note: `Reprint of ${ticket}` },
      })
    return { ok: true, isNew: true, ticket, to: making, wastedInches }
  })
}
