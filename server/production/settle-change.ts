import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { makingOf, passesMaking, placeNames, settleChangeSchema } from '#domain/production.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { findItem } from './move-item.ts'
import type { ProductionNeeds } from './needs.ts'
import { announceItem } from './record-change.ts'
import { reprintItem } from './reprint-item.ts'
import { productionItems } from './tables.ts'

export type SettleChangeOutcome = { ok: true; message: string } | { ok: false; message: string }

/**
 * An item whose design was changed in print or after it: `reprint` makes all of it again, and what was printed counts
 * as wasted; `keep` goes on with what was printed. Of two who decide at once the first one counts. Staff only.
 */
export async function settleChange(
  needs: ProductionNeeds,
  actor: Actor,
  input: unknown,
): Promise<SettleChangeOutcome> {
  const reading = settleChangeSchema.safeParse(input)
  if (!reading.success) return { ok: false, message: 'Choose whether it is made again or kept.' }
  const { itemId, choice, reprintId } = reading.data
  const item = await needs.database.transaction((transaction) => findItem(transaction, itemId))
  if (!item?.designChangedAt) return { ok: false, message: 'Somebody else has decided already.' }
  const making = makingOf(item.route)
  if (choice === 'reprint' && making && passesMaking(item.route, making, item.place) === 1) {
    const note = 'The design was changed after printing'
    const wish = { reprintId, itemId, copies: item.quantity, reason: 'artwork', note }
    const outcome = await reprintItem(needs, actor, wish)
    if (!outcome.ok) return { ok: false, message: outcome.message }
    return { ok: true, message: `${outcome.ticket} goes back to ${placeNames[outcome.to]}` }
  }
  const words =
    choice === 'keep'
      ? `${item.ticket} is kept as it was printed, though its design was changed`
      : `${item.ticket} is made from its new design`
  return needs.database.transaction(async (transaction): Promise<SettleChangeOutcome> => {
    const [settled] = await transaction
      .update(productionItems)
      .set({
        designChangedAt: null,
        blockedReason: null,
        blockedBy: null,
        version: sql`${productionItems.version} + 1`,
      })
      .where(
        and(
          eq(productionItems.orderItemId, itemId),
          eq(productionItems.version, item.version),
          isNotNull(productionItems.designChangedAt),
        ),
      )
      .returning()
    if (!settled) return { ok: false, message: 'Somebody else has changed it meanwhile. Look again.' }
    await needs.orders.recordEvent(transaction, {
      ...{ orderId: item.orderId, actor, kind: 'production', from: null, to: choice, note: words },
    })
    await audit(transaction, actor, {
      action: 'production.settle_change',
      subject: `order-item:${itemId}`,
      after: { choice },
    })
    await announceItem(needs, transaction, itemId)
    return { ok: true, message: words }
  })
}
