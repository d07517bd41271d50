import { and, eq } from 'drizzle-orm'
import { responseSchema } from '#domain/edit-request-input.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { announceRequest } from './announce.ts'
import { isId } from './input.ts'
import { mailCustomer } from './mail-customer.ts'
import { nameOf } from './name-of.ts'
import type { EditRequestNeeds } from './needs.ts'
import { requireUser } from './policy.ts'
import { editRequests } from './tables.ts'

export type Decision = 'approved' | 'declined'

export type ReviewOutcome =
  | { ok: true }
  | { ok: false; reason: 'invalid' | 'not_found' | 'already_reviewed'; message: string }

/**
 * Staff accept or decline a pending request, with a response. Of two who do it at once one is told that the other
 * was quicker.
 */
export async function reviewRequest(
  needs: EditRequestNeeds,
  actor: Actor,
  requestId: string,
  { decision, response }: { decision: Decision; response: unknown },
): Promise<ReviewOutcome> {
  const user = requireUser(actor)
  const answer = responseSchema.safeParse(response)
  if (!answer.success) return { ok: false, reason: 'invalid', message: answer.error.issues[0]?.message ?? '' }
  if (!isId(requestId)) return notFound
  const reviewer = await nameOf(needs, user)
  return needs.database.transaction(async (transaction): Promise<ReviewOutcome> => {
    const review = { decision, response: answer.data, reviewer }
    if (await decide(needs, transaction, actor, requestId, review)) return { ok: true }
    const [known] = await transaction
      .select({ by: editRequests.reviewedByName })
      .from(editRequests)
      .where(eq(editRequests.id, requestId))
    if (!known) return notFound
    const message = `${known.by ?? 'Somebody else'} has answered this request already.`
    return { ok: false, reason: 'already_reviewed', message }
  })
}

const notFound = { ok: false, reason: 'not_found', message: 'There is no such edit request.' } as const

/** True when it was pending and is decided now. */
export async function decide(
  needs: EditRequestNeeds,
  transaction: Transaction,
  actor: Actor,
  requestId: string,
  { decision, response, reviewer }: { decision: Decision; response: string; reviewer: string },
): Promise<boolean> {
  const user = requireUser(actor)
  const [request] = await transaction
    .update(editRequests)
    .set({
      status: decision,
      adminResponse: response,
      reviewedBy: user.id,
      reviewedByName: reviewer,
      reviewedAt: needs.clock.now(),
    })
    .where(and(eq(editRequests.id, requestId), eq(editRequests.status, 'pending')))
    .returning()
  if (!request) return false
  await needs.orders.recordEvent(transaction, {
    orderId: request.orderId,
    actor,
    kind: 'edit_request',
    from: 'pending',
    to: decision,
    note: response.slice(0, 200),
  })
  await audit(transaction, actor, {
    action: 'edit-request.review',
    subject: `edit-request:${requestId}`,
    before: { status: 'pending' },
    after: { status: decision, response },
  })
  await mailCustomer(needs, transaction, request, {
    kind: decision,
    text: response,
    dedupeKey: `edit-request-reviewed:${requestId}`,
  })
  await announceRequest(needs.realtime, transaction, 'edit-request.changed', request)
  return true
}
