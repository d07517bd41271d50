import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { DraftOrderForm } from '#domain/orders/draft-order.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { DraftOrderDeps } from './deps.ts'
import { draftOrders } from './tables.ts'

/** Writes the draft, in the transaction that may send it. False when it is a draft no more. */
export async function keepDraft(
  { clock, origin }: Pick<DraftOrderDeps, 'clock' | 'origin'>,
  transaction: Transaction,
  actor: Actor,
  draft: DraftOrderForm,
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
    .insert(draftOrders)
    .values({
      ...filledIn,
      id: draft.id,
      token: newToken(),
      returnOrigin: actor.origin ?? origin,
      createdBy: actor.user?.id ?? null,
      createdByName: nameOfActor(actor),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: draftOrders.id })
  if (added) {
    await audit(transaction, actor, { action: 'draft-order.write', subject: `draft-order:${draft.id}` })
    return true
  }
  const [changed] = await transaction
    .update(draftOrders)
    .set(filledIn)
    .where(and(eq(draftOrders.id, draft.id), eq(draftOrders.state, 'draft')))
    .returning({ id: draftOrders.id })
  return changed !== undefined
}

/** 192 bits: nobody guesses an address that shows what somebody buys. */
const newToken = (): string => randomBytes(24).toString('base64url')
