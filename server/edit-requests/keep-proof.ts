import { and, eq, max } from 'drizzle-orm'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { announceRequest } from './announce.ts'
import { decideRequest } from './decide-request.ts'
import type { EditRequestDeps } from './deps.ts'
import { mailCustomer } from './mail-customer.ts'
import { requestGone } from './operations/request-id.ts'
import { editProofs, editRequests } from './tables.ts'

type NewProof = {
  proofId: string
  pictureKey: string
  designData: OrderDesignData
  note: string
  author: { id: string; name: string }
  beforeUrl: string | null
}

export async function keepProof(
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
