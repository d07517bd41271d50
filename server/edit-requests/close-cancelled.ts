import { and, eq, isNull } from 'drizzle-orm'
import { editRequestMessages } from '#domain/orders/edit-request.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { announceRequest } from './announce.ts'
import type { EditRequestDeps } from './deps.ts'
import { editRequests } from './tables.ts'

type Deps = Pick<EditRequestDeps, 'clock' | 'realtime' | 'orders'>

const actor = { system: 'Orders' }

/**
 * No one answers requests on a canceled order: its customer sees why. The cancellation decides whether they are
 * emailed.
 */
export async function closeCancelled(deps: Deps, transaction: Transaction, orderId: string): Promise<void> {
  const closed = await transaction
    .update(editRequests)
    .set({
      status: 'declined',
      adminResponse: editRequestMessages.orderCancelled,
      reviewedAt: deps.clock.now(),
    })
    .where(and(eq(editRequests.orderId, orderId), eq(editRequests.status, 'pending')))
    .returning()
  await tell(deps, transaction, closed, { from: 'pending', to: 'declined' })
}

/** Canceled by mistake: requests that were closed with the order, and not by anyone, are pending again. */
export async function reopenCancelled(deps: Deps, transaction: Transaction, orderId: string): Promise<void> {
  const reopened = await transaction
    .update(editRequests)
    .set({ status: 'pending', adminResponse: null, reviewedAt: null })
    .where(
      and(
        eq(editRequests.orderId, orderId),
        eq(editRequests.adminResponse, editRequestMessages.orderCancelled),
        isNull(editRequests.reviewedBy),
      ),
    )
    .returning()
  await tell(deps, transaction, reopened, { from: 'declined', to: 'pending' })
}

async function tell(
  { orders, realtime }: Deps,
  transaction: Transaction,
  requests: readonly { id: string; orderId: string; customerId: string | null }[],
  change: { from: string; to: string },
): Promise<void> {
  for (const request of requests) {
    const note = change.to === 'declined' ? editRequestMessages.orderCancelled : ''
    const event = { orderId: request.orderId, actor, kind: 'edit_request' as const, ...change, note }
    await orders.recordEvent(transaction, event)
    await announceRequest(realtime, transaction, 'edit-request.changed', request)
  }
}
