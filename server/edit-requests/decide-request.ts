import { and, eq } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { announceRequest } from './announce.ts'
import type { EditRequestDeps } from './deps.ts'
import { mailCustomer } from './mail-customer.ts'
import { editRequests } from './tables.ts'

export type Decision = {
  decision: 'approved' | 'declined'
  response: string
  reviewer: { id: string; name: string }
}

/** True when it was pending and is now decided. */
export async function decideRequest(
  deps: EditRequestDeps,
  transaction: Transaction,
  actor: Actor,
  requestId: string,
  { decision, response, reviewer }: Decision,
): Promise<boolean> {
  const [request] = await transaction
    .update(editRequests)
    .set({
      status: decision,
      adminResponse: response,
      reviewedBy: reviewer.id,
      reviewedByName: reviewer.name,
      reviewedAt: deps.clock.now(),
    })
    .where(and(eq(editRequests.id, requestId), eq(editRequests.status, 'pending')))
    .returning()
  if (!request) return false
  await deps.orders.recordEvent(transaction, {
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
  await mailCustomer(deps, transaction, request, {
    kind: decision,
    text: response,
    dedupeKey: `edit-request-reviewed:${requestId}`,
  })
  await announceRequest(deps.realtime, transaction, 'edit-request.changed', request)
  return true
}
