import { and, eq } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { announceRequest } from './announce.ts'
import { isId } from './input.ts'
import type { EditRequestNeeds } from './needs.ts'
import { requireUser } from './policy.ts'
import { editProofs, editRequests } from './tables.ts'

export type ApproveProofOutcome =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'not_offered' | 'order_closed'; message: string }

/**
 * The customer's yes: the item's design becomes the proof's, frozen anew, at the same price. Print files of the old
 * one are superseded, so that the shop cannot print what the customer no longer wants.
 */
export async function approveProof(
  needs: EditRequestNeeds,
  actor: Actor,
  proofId: string,
): Promise<ApproveProofOutcome> {
  const user = requireUser(actor)
  if (!isId(proofId)) return refusals.not_found
  return needs.database
    .transaction(async (transaction): Promise<ApproveProofOutcome> => {
      const [found] = await transaction
        .select({ request: editRequests })
        .from(editProofs)
        .innerJoin(editRequests, eq(editRequests.id, editProofs.requestId))
        .where(and(eq(editProofs.id, proofId), eq(editRequests.customerId, user.id)))
        .for('update', { of: editRequests })
      if (!found) return refusals.not_found
      const [proof] = await transaction
        .update(editProofs)
        .set({ state: 'approved', decidedAt: needs.clock.now() })
        .where(and(eq(editProofs.id, proofId), eq(editProofs.state, 'offered')))
        .returning()
      if (!proof) return refusals.not_offered
      const { request } = found
      const isSwapped = await needs.orders.swapDesign(transaction, actor, {
        orderItemId: request.orderItemId,
        designData: proof.designData,
        note: `Proof ${proof.number} approved by the customer`,
      })
      if (!isSwapped) throw new OrderClosed()
      await needs.printFiles.supersede(transaction, request.orderItemId)
      await announceRequest(needs.realtime, transaction, 'edit-request.changed', request)
      return { ok: true }
    })
    .catch((error: unknown) => {
      if (error instanceof OrderClosed) return refusals.order_closed
      throw error
    })
}

/** Takes the approval back with its transaction. */
class OrderClosed extends Error {}

const refusals = {
  not_found: { ok: false, reason: 'not_found', message: 'There is no such proof.' },
  not_offered: {
    ok: false,
    reason: 'not_offered',
    message: 'This proof is no longer the newest. Please look at the request again.',
  },
  order_closed: {
    ok: false,
    reason: 'order_closed',
    message: 'This order is finished already, so its design cannot be changed any more.',
  },
} as const
