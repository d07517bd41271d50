import { randomUUID } from 'node:crypto'
import { and, eq, max } from 'drizzle-orm'
import { z } from 'zod'
import { isDesignOpen } from '#domain/orders/edit-request.ts'
import { responseSchema } from '#domain/orders/edit-request-input.ts'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { announceRequest } from '../announce.ts'
import { authorOf } from '../author-of.ts'
import { decideRequest } from '../decide-request.ts'
import type { EditRequestDeps } from '../deps.ts'
import { mailCustomer } from '../mail-customer.ts'
import { drawProof, makeProofDesign, proofChangeSchema } from '../make-proof.ts'
import { editProofs, editRequests } from '../tables.ts'
import { anyId, requestGone, requestId } from './request-id.ts'

/**
 * Offering a proof accepts a pending request, with the note as the response. The price stays: the sheet keeps its size
 * and the item its quantity.
 */
export const offerProof = defineOperation({
  name: 'edit-requests.offer-proof',
  route: 'POST /edit-requests/{request}/proofs',
  summary: 'Show the customer a changed design: a sheet, or one artwork of the item replaced by another',
  may: 'orders.write',
  input: z.object({ request: requestId, note: responseSchema, change: proofChangeSchema }),
  example: {
    request: anyId,
    note: 'The fox is smaller now.',
    change: { kind: 'artwork', replacedId: anyId, artworkId: anyId },
  },
  result: z.object({ proof: z.uuid() }),
  async run(deps: EditRequestDeps, actor, { request: id, note, change }) {
    const { database, orders, files } = deps
    const [known] = await database.orm.select().from(editRequests).where(eq(editRequests.id, id))
    const [item] = known ? await orders.describeItems(database.orm, [known.orderItemId]) : []
    if (!item) throw new AppError('not_found', requestGone)
    if (!isDesignOpen(item.orderStatus)) throw new AppError('conflict', orderClosed)
    if (!item.designData?.artworks) throw new AppError('conflict', noDesign)
    const made = await makeProofDesign(deps, actor, item.designData, change)
    if (!made.ok) throw new AppError('invalid', made.message)

    const proofId = randomUUID()
    const pictureKey = `proofs/${proofId}.webp`
    await files.write(pictureKey, await drawProof(deps, made.designData), { contentType: 'image/webp' })
    const designData: OrderDesignData = { ...made.designData, imageUrl: `/files/proofs/${proofId}` }
    const author = await authorOf(deps, actor)
    const kept = { ...{ proofId, pictureKey, designData, note, author }, beforeUrl: item.imageUrl }
    try {
      await database.transaction((transaction) => keepProof(deps, transaction, actor, id, kept))
    } catch (error) {
      await files.remove(pictureKey)
      throw error
    }
    return ok({ proof: proofId })
  },
})

type NewProof = {
  proofId: string
  pictureKey: string
  designData: OrderDesignData
  note: string
  author: { id: string; name: string }
  beforeUrl: string | null
}

async function keepProof(
  deps: EditRequestDeps,
  transaction: Transaction,
  actor: Actor,
  requestId: string,
  { proofId, note, author, ...made }: NewProof,
): Promise<void> {
  const [request] = await transaction
    .select()
    .from(editRequests)
    .where(eq(editRequests.id, requestId))
    .for('update')
  if (!request) throw new AppError('not_found', requestGone)
  if (!['pending', 'approved'].includes(request.status)) throw new AppError('conflict', declined)
  const response = { decision: 'approved', response: note, reviewer: author } as const
  if (request.status === 'pending') await decideRequest(deps, transaction, actor, requestId, response)
  const now = deps.clock.now()
  await transaction
    .update(editProofs)
    .set({ state: 'replaced', decidedAt: now })
    .where(and(eq(editProofs.requestId, requestId), eq(editProofs.state, 'offered')))
  const [last] = await transaction
    .select({ number: max(editProofs.number) })
    .from(editProofs)
    .where(eq(editProofs.requestId, requestId))
  const number = (last?.number ?? 0) + 1
  await transaction.insert(editProofs).values({
    ...{ id: proofId, requestId, number, note, ...made },
    ...{ madeBy: author.id, madeByName: author.name, createdAt: now },
  })
  await deps.orders.recordEvent(transaction, {
    orderId: request.orderId,
    actor,
    kind: 'edit_request',
    from: null,
    to: 'proof_offered',
    note: `Proof ${number}`,
  })
  await audit(transaction, actor, {
    action: 'edit-request.offer-proof',
    subject: `edit-request:${requestId}`,
    after: { proofId, number },
  })
  const dedupeKey = `edit-proof:${proofId}`
  await mailCustomer(deps, transaction, request, { kind: 'proof', text: note, dedupeKey })
  await announceRequest(deps.realtime, transaction, 'edit-request.changed', request)
}

const declined = 'This request was declined. The customer can send a new one.'
const orderClosed = 'This order is finished, so its design cannot be changed any more.'
const noDesign = 'This item is not printed from a design of its own, so there is nothing to change.'
