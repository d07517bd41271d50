import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { announceRequest } from '../announce.ts'
import type { EditRequestDeps } from '../deps.ts'
import { isOwnRequest } from '../policy.ts'
import { editProofs, editRequests } from '../tables.ts'
import { anyId } from './request-id.ts'

const proofGone = 'There is no such proof.'

/**
 * The customer's approval: the item's design becomes the proof's, frozen again, at the same price. Print files of the
 * old one are superseded, so that the shop can't print what the customer no longer wants.
 */
export const approveProof = defineOperation({
  name: 'edit-requests.approve-proof',
  route: 'POST /proofs/{proof}/approval',
  summary: 'Approve the proof for one of your own requests: the item is printed from it, at the same price',
  may: 'buyer',
  input: z.object({ proof: z.uuid(proofGone) }),
  example: { proof: anyId },
  result: z.undefined(),
  async run(deps: EditRequestDeps, actor, { proof: proofId }) {
    const isOwn = isOwnRequest(actor)
    return deps.database.transaction(async (transaction) => {
      const [found] = await transaction
        .select({ request: editRequests })
        .from(editProofs)
        .innerJoin(editRequests, eq(editRequests.id, editProofs.requestId))
        .where(and(eq(editProofs.id, proofId), isOwn))
        .for('update', { of: editRequests })
      if (!found) throw new AppError('not_found', proofGone)
      const [proof] = await transaction
        .update(editProofs)
        .set({ state: 'approved', decidedAt: deps.clock.now() })
        .where(and(eq(editProofs.id, proofId), eq(editProofs.state, 'offered')))
        .returning()
      if (!proof) throw new AppError('conflict', notOffered)
      const { request } = found
      const isSwapped = await deps.orders.swapDesign(transaction, actor, {
        orderItemId: request.orderItemId,
        designData: proof.designData,
        note: `Proof ${proof.number} approved by the customer`,
      })
      // Rolls back the approval with its transaction.
      if (!isSwapped) throw new AppError('conflict', orderClosed)
      await deps.printFiles.supersede(transaction, request.orderItemId)
      await announceRequest(deps.realtime, transaction, 'edit-request.changed', request)
      return ok(undefined)
    })
  },
})

const notOffered = 'This proof is no longer the newest. Please check the request again.'
const orderClosed = 'This order is already finished, so its design can no longer be changed.'
