import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { makingOf, passesMaking, placeNames } from '#domain/orders/production.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { isDone } from '#server/kernel/operations/chosen-ids.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ProductionDeps } from '../deps.ts'
import { findItem } from '../move-item.ts'
import { announceItem } from '../record-change.ts'
import { chosenReprint, reprintItem } from '../reprint-item.ts'
import { productionItems } from '../tables.ts'
import { anyItem, itemGone, itemId } from './production-shapes.ts'

/**
 * An item whose design was changed in print or later: `reprint` makes all of it again, and what was printed counts as
 * wasted; `keep` continues with what was printed. If two people decide at the same time, the first one counts.
 */
export const settleChange = defineOperation({
  name: 'production.settle-change',
  route: 'PUT /production/items/{item}/change',
  summary: 'Decide whether an item whose design was changed after printing is made again or kept',
  may: 'production.write',
  input: z.object({
    item: itemId,
    choice: z.enum(['reprint', 'keep'], 'Choose whether it is made again or kept.'),
    /** Chosen by the caller: sent twice, it is one reprint. */
    reprintId: z.uuid(),
  }),
  example: { item: anyItem, choice: 'keep', reprintId: '8a4c2f6e-0000-4000-8000-000000000004' },
  result: z.object({ message: z.string() }),
  async run(deps: ProductionDeps, actor, { item: id, choice, reprintId }) {
    const item = await deps.database.transaction((transaction) => findItem(transaction, id))
    if (!item) throw new AppError('not_found', itemGone)
    const making = makingOf(item.route)
    const note = 'The design was changed after printing'
    const wish = { reprintId, itemId: id, copies: item.quantity, reason: 'artwork', note } as const
    const isAgain = choice === 'reprint' && (await isDone(deps.database.orm, chosenReprint(wish)))
    if (!isAgain && !item.designChangedAt) throw new AppError('conflict', 'Someone else has already decided.')
    const isMade = making !== null && passesMaking(item.route, making, item.place) === 1
    if (isAgain || (choice === 'reprint' && isMade)) {
      const { ticket, to } = await reprintItem(deps, actor, wish)
      return ok({ message: `${ticket} goes back to ${placeNames[to]}` })
    }
    const message =
      choice === 'keep'
        ? `${item.ticket} is kept as printed, even though its design was changed`
        : `${item.ticket} is made from its new design`
    await deps.database.transaction(async (transaction) => {
      const [settled] = await transaction
        .update(productionItems)
        .set({ designChangedAt: null, version: sql`${productionItems.version} + 1` })
        .where(
          and(
            eq(productionItems.orderItemId, id),
            eq(productionItems.version, item.version),
            isNotNull(productionItems.designChangedAt),
          ),
        )
        .returning()
      if (!settled) throw new AppError('conflict', 'Someone else changed it in the meantime. Check it again.')
      await deps.orders.recordEvent(transaction, {
        ...{ orderId: item.orderId, actor, kind: 'production', from: null, to: choice, note: message },
      })
      await audit(transaction, actor, {
        action: 'production.settle_change',
        subject: `order-item:${id}`,
        after: { choice },
      })
      await announceItem(deps, transaction, id)
    })
    return ok({ message })
  },
})
