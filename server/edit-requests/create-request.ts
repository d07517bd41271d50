import { requestDetailsSchema } from '#domain/edit-request-input.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { newEditRequest } from '#server/mail/templates/new-edit-request.ts'
import { announceRequest } from './announce.ts'
import type { EditRequestNeeds } from './needs.ts'
import { requireUser } from './policy.ts'
import { editRequests } from './tables.ts'

export type CreateRequestOutcome =
  | { ok: true; requestId: string }
  | { ok: false; reason: 'invalid' | 'not_found' | 'order_completed' | 'too_many'; message: string }

/** A customer asks for a change of an item of an own order, while that order is not completed. */
export async function createRequest(
  needs: EditRequestNeeds,
  actor: Actor,
  { orderItemId, requestDetails }: { orderItemId: string; requestDetails: unknown },
): Promise<CreateRequestOutcome> {
  const user = requireUser(actor)
  const details = requestDetailsSchema.safeParse(requestDetails)
  if (!details.success)
    return { ok: false, reason: 'invalid', message: details.error.issues[0]?.message ?? '' }
  const attempt = await needs.rateLimiter.take(countedLimits.editRequest, user.id)
  if (!attempt.ok) return refusals.too_many
  const { contactEmail } = await needs.readSettings()
  return needs.database.transaction(async (transaction): Promise<CreateRequestOutcome> => {
    // Locks the order, so that it cannot be completed between the look and the request.
    const item = await needs.orders.itemForEditing(transaction, user.id, orderItemId)
    if (item === null) return refusals.not_found
    if (!item.mayRequestEdit) return refusals.order_completed
    const { orderId, orderNumber } = item
    const [request] = await transaction
      .insert(editRequests)
      .values({
        orderId,
        orderItemId,
        customerId: user.id,
        requestDetails: details.data,
        createdAt: needs.clock.now(),
      })
      .returning({ id: editRequests.id, customerId: editRequests.customerId })
    if (!request) throw new Error('The edit request was not kept')
    await needs.orders.recordEvent(transaction, {
      orderId,
      actor,
      kind: 'edit_request',
      from: null,
      to: 'pending',
      note: item.title,
    })
    await needs.mail.send(transaction, {
      template: newEditRequest,
      to: needs.staffAddress ?? contactEmail,
      data: { orderNumber, itemName: item.title, customer: user.email, details: details.data },
      dedupeKey: `new-edit-request:${request.id}`,
    })
    await announceRequest(needs.realtime, transaction, 'edit-request.created', request)
    return { ok: true, requestId: request.id }
  })
}

const refusals = {
  not_found: { ok: false, reason: 'not_found', message: 'This item is not among your orders.' },
  order_completed: {
    ok: false,
    reason: 'order_completed',
    message: 'This order is completed, so it cannot be changed any more. Order it again with your changes.',
  },
  too_many: { ok: false, reason: 'too_many', message: 'Please wait a little before you ask again.' },
} as const
