import { randomUUID } from 'node:crypto'
import { and, eq, max } from 'drizzle-orm'
import { isDesignOpen } from '#domain/edit-request.ts'
import { responseSchema } from '#domain/edit-request-input.ts'
import type { OrderDesignData } from '#domain/order-design.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { announceRequest } from './announce.ts'
import { isId } from './input.ts'
import { mailCustomer } from './mail-customer.ts'
import { drawProof, makeProofDesign, type ProofChange } from './make-proof.ts'
import { nameOf } from './name-of.ts'
import type { EditRequestNeeds } from './needs.ts'
import { requireUser } from './policy.ts'
import { decide } from './review-request.ts'
import { editProofs, editRequests } from './tables.ts'

export type OfferProofOutcome =
  | { ok: true; proofId: string }
  | {
      ok: false
      reason: 'invalid' | 'not_found' | 'declined' | 'order_closed' | 'no_design' | 'bad_design'
      message: string
    }

/**
 * Staff show the customer a changed design. Offering one accepts a pending request, with the note as the response.
 * The price stays: the sheet keeps its size and the item its quantity.
 */
export async function offerProof(
  needs: EditRequestNeeds,
  actor: Actor,
  requestId: string,
  { note, change }: { note: unknown; change: ProofChange },
): Promise<OfferProofOutcome> {
  const user = requireUser(actor)
  const words = responseSchema.safeParse(note)
  if (!words.success) return { ok: false, reason: 'invalid', message: words.error.issues[0]?.message ?? '' }
  const [known] = isId(requestId)
    ? await needs.database.orm.select().from(editRequests).where(eq(editRequests.id, requestId))
    : []
  const [item] = known ? await needs.orders.describeItems(needs.database.orm, [known.orderItemId]) : []
  if (!known || !item) return refuse('not_found')
  if (!isDesignOpen(item.orderStatus)) return refuse('order_closed')
  if (!item.designData?.artworks) return refuse('no_design')
  const made = await makeProofDesign(needs, actor, item.designData, change)
  if (!made.ok) return { ok: false, reason: 'bad_design', message: made.message }

  const proofId = randomUUID()
  const pictureKey = `proofs/${proofId}.webp`
  await needs.files.write(pictureKey, await drawProof(needs, made.designData), { contentType: 'image/webp' })
  const designData: OrderDesignData = { ...made.designData, imageUrl: `/files/proofs/${proofId}` }
  const madeByName = await nameOf(needs, user)
  const outcome = await needs.database.transaction(async (transaction): Promise<OfferProofOutcome> => {
    const [request] = await transaction
      .select()
      .from(editRequests)
      .where(eq(editRequests.id, requestId))
      .for('update')
    if (!request) return refuse('not_found')
    if (!['pending', 'approved'].includes(request.status)) return refuse('declined')
    const response = { decision: 'approved', response: words.data, reviewer: madeByName } as const
    if (request.status === 'pending') await decide(needs, transaction, actor, requestId, response)
    const now = needs.clock.now()
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
      id: proofId,
      requestId,
      number,
      note: words.data,
      designData,
      pictureKey,
      beforeUrl: item.imageUrl,
      madeBy: user.id,
      madeByName,
      createdAt: now,
    })
    await needs.orders.recordEvent(transaction, {
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
    await mailCustomer(needs, transaction, request, { kind: 'proof', text: words.data, dedupeKey })
    await announceRequest(needs.realtime, transaction, 'edit-request.changed', request)
    return { ok: true, proofId }
  })
  if (!outcome.ok) await needs.files.remove(pictureKey)
  return outcome
}

const messages = {
  not_found: 'There is no such edit request.',
  declined: 'This request was declined. The customer can send a new one.',
  order_closed: 'This order is finished, so its design cannot be changed any more.',
  no_design: 'This item is not printed from a design of its own, so there is nothing to change.',
} as const

const refuse = (reason: keyof typeof messages): OfferProofOutcome => ({
  ok: false,
  reason,
  message: messages[reason],
})
