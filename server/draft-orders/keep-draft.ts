import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { DraftOrderForm } from '#domain/orders/draft-order.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { DraftOrderDeps } from './deps.ts'
import { findRow } from './find.ts'
import type { DraftOrderRow } from './present.ts'
import { draftOrders } from './tables.ts'

/** What someone else has saved since it was seen, or turned it into: then it is no longer a draft. */
export type Theirs = Pick<DraftOrderRow, 'draft' | 'changedAt' | 'state'>

export const theirsOf = ({ draft, changedAt, state }: DraftOrderRow): Theirs => ({ draft, changedAt, state })

/** Writes the draft, in the transaction that may send it, unless it was changed since `seen`. */
export async function keepDraft(
  { clock, origin }: Pick<DraftOrderDeps, 'clock' | 'origin'>,
  transaction: Transaction,
  actor: Actor,
  draft: DraftOrderForm,
  seen: Date | undefined,
): Promise<'kept' | Theirs> {
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
    return 'kept'
  }
  const isDraft = and(eq(draftOrders.id, draft.id), eq(draftOrders.state, 'draft'))
  const isAsSeen = seen && eq(draftOrders.changedAt, seen)
  const [changed] = await transaction
    .update(draftOrders)
    .set(filledIn)
    .where(and(isDraft, isAsSeen))
    .returning({ id: draftOrders.id })
  if (changed) return 'kept'
  const other = await findRow(transaction, draft.id)
  if (!other) throw new Error('A draft existed but is missing')
  return theirsOf(other)
}

/** 192 bits: no one can guess an address that shows what someone buys. */
const newToken = (): string => randomBytes(24).toString('base64url')
