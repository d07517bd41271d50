import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { blockSchema } from '#domain/production.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { ProductionNeeds } from './needs.ts'
import { nameOf } from './policy.ts'
import { announceItem } from './record-change.ts'
import { productionItems } from './tables.ts'

export type BlockOutcome =
  | { ok: true }
  | { ok: false; reason: 'invalid'; message: string; fieldErrors: FieldErrors }
  /** It was blocked, or unblocked, already, or it is not there. */
  | { ok: false; reason: 'unchanged'; message: string }

/** The item goes no further until somebody unblocks it; everybody sees why. Staff only. */
export async function blockItem(needs: ProductionNeeds, actor: Actor, input: unknown): Promise<BlockOutcome> {
  const reading = blockSchema.safeParse(input)
  if (!reading.success) {
    const fieldErrors = fieldErrorsOf(reading.error)
    return { ok: false, reason: 'invalid', message: fieldErrors.reason ?? 'Look again', fieldErrors }
  }
  const { itemId, reason } = reading.data
  return setBlocked(needs, actor, itemId, reason)
}

export async function unblockItem(
  needs: ProductionNeeds,
  actor: Actor,
  itemId: string,
): Promise<BlockOutcome> {
  return isUuid(itemId) ? setBlocked(needs, actor, itemId, null) : unchanged(null)
}

const unchanged = (wanted: string | null): BlockOutcome => ({
  ok: false,
  reason: 'unchanged',
  message: `Somebody else has ${wanted === null ? 'unblocked' : 'blocked'} it already.`,
})

async function setBlocked(
  needs: ProductionNeeds,
  actor: Actor,
  itemId: string,
  reason: string | null,
): Promise<BlockOutcome> {
  const { blockedReason } = productionItems
  return needs.database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(productionItems)
      .set({
        blockedReason: reason,
        blockedBy: reason === null ? null : nameOf(actor),
        version: sql`${productionItems.version} + 1`,
      })
      .where(
        and(
          eq(productionItems.orderItemId, itemId),
          reason === null ? isNotNull(blockedReason) : isNull(blockedReason),
          // That is decided by settleChange: going on without a decision would ship the wrong design.
          isNull(productionItems.designChangedAt),
        ),
      )
      .returning({ id: productionItems.orderItemId })
    if (!row) return unchanged(reason)
    await audit(transaction, actor, {
      action: reason === null ? 'production.unblock' : 'production.block',
      subject: `order-item:${itemId}`,
      after: { reason },
    })
    await announceItem(needs, transaction, itemId)
    return { ok: true } as const
  })
}
