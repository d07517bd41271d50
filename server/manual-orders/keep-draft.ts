import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ManualOrderDraft } from '#domain/orders/manual-order.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { ManualOrderDeps } from './deps.ts'
import { manualOrders } from './tables.ts'

/** Writes the draft, in the transaction that may send it. False when it is a draft no more. */
export async function keepDraft(
  { clock, origin }: Pick<ManualOrderDeps, 'clock' | 'origin'>,
  transaction: Transaction,
  actor: Actor,
  draft: ManualOrderDraft,
): Promise<boolean> {
  const now = clock.now()
  const { contact, customerId, quoteId } = draft
  const filledIn = {
    draft,
    customerId,
    quoteId,
    contactName: contact.fullName,
    contactEmail: contact.email,
    changedAt: now,
  }
  const [added] = await transaction
    .insert(manualOrders)
    .values({
      ...filledIn,
      id: draft.id,
      token: newToken(),
      returnOrigin: actor.origin ?? origin,
      createdBy: actor.user?.id ?? null,
      createdByName: actor.user?.email ?? actor.key?.name ?? '',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: manualOrders.id })
  if (added) {
    await audit(transaction, actor, { action: 'manual-order.write', subject: `manual-order:${draft.id}` })
    return true
  }
  const [changed] = await transaction
    .update(manualOrders)
    .set(filledIn)
    .where(and(eq(manualOrders.id, draft.id), eq(manualOrders.state, 'draft')))
    .returning({ id: manualOrders.id })
  return changed !== undefined
}

/** 192 bits: nobody guesses an address that shows what somebody buys. */
const newToken = (): string => randomBytes(24).toString('base64url')
