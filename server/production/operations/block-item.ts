import { and, eq, isNull, not, sql } from 'drizzle-orm'
import { z } from 'zod'
import { blockReasonSchema } from '#domain/orders/production.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { isFree, unblocked } from '../blocks.ts'
import type { ProductionDeps } from '../deps.ts'
import { findItem } from '../move-item.ts'
import { announceItem } from '../record-change.ts'
import { productionItems } from '../tables.ts'
import { anyItem, itemGone, itemId } from './production-shapes.ts'

export const blockItem = defineOperation({
  name: 'production.block',
  route: 'PUT /production/items/{item}/block',
  summary: 'Keep an item from moving on until it is unblocked; everyone sees why',
  may: 'production.write',
  input: z.object({ item: itemId, reason: blockReasonSchema }),
  example: { item: anyItem, reason: 'No white ink' },
  result: z.undefined(),
  async run(deps: ProductionDeps, actor, { item, reason }) {
    await setBlocked(deps, actor, item, reason)
    return ok(undefined)
  },
})

export const unblockItem = defineOperation({
  name: 'production.unblock',
  route: 'DELETE /production/items/{item}/block',
  summary: 'Unblock an item, so that it can move on',
  may: 'production.write',
  input: z.object({ item: itemId }),
  example: { item: anyItem },
  result: z.undefined(),
  async run(deps: ProductionDeps, actor, { item }) {
    await setBlocked(deps, actor, item, null)
    return ok(undefined)
  },
})

/** @throws AppError when it is already blocked or unblocked, or doesn't exist. */
async function setBlocked(
  deps: ProductionDeps,
  actor: Actor,
  id: string,
  reason: string | null,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(productionItems)
      .set({
        ...(reason === null ? unblocked : { blockedReason: reason, blockedBy: nameOfActor(actor) }),
        version: sql`${productionItems.version} + 1`,
      })
      .where(
        and(
          eq(productionItems.orderItemId, id),
          reason === null ? not(isFree) : isFree,
          // settleChange decides that: continuing without a decision would ship the wrong design.
          isNull(productionItems.designChangedAt),
        ),
      )
      .returning({ id: productionItems.orderItemId })
    if (!row) throw await unchanged(transaction, id, reason)
    await audit(transaction, actor, {
      action: reason === null ? 'production.unblock' : 'production.block',
      subject: `order-item:${id}`,
      after: { reason },
    })
    await announceItem(deps, transaction, id)
  })
}

async function unchanged(
  transaction: Parameters<typeof findItem>[0],
  id: string,
  wanted: string | null,
): Promise<AppError> {
  if (!(await findItem(transaction, id))) return new AppError('not_found', itemGone)
  const done = wanted === null ? 'unblocked' : 'blocked'
  return new AppError('conflict', `Someone else already ${done} it.`)
}
