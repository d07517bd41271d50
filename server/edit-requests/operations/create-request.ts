import { z } from 'zod'
import { mayRequestEdit } from '#domain/orders/edit-request.ts'
import { requestDetailsSchema } from '#domain/orders/edit-request-input.ts'
import { isUuid } from '#domain/uuid.ts'
import { AppError } from '#server/kernel/errors.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { tooOften } from '#server/kernel/rate-limit.ts'
import { newEditRequest } from '#server/mail/templates/new-edit-request.ts'
import { announceRequest } from '../announce.ts'
import type { EditRequestDeps } from '../deps.ts'
import { editRequests } from '../tables.ts'
import { anyId } from './request-id.ts'

export const createRequest = defineOperation({
  name: 'edit-requests.create',
  route: 'POST /order-items/{item}/edit-requests',
  summary:
    'Ask for a change to an item in one of your own orders, while the order is neither completed nor cancelled',
  may: 'buyer',
  input: z.object({ item: z.string(), details: requestDetailsSchema }),
  example: { item: anyId, details: 'Please make the fox smaller.' },
  result: z.object({ request: z.uuid() }),
  async run(deps: EditRequestDeps, actor, { item: itemId, details }) {
    const attempt = await deps.rateLimiter.take(countedLimits.editRequest, actor.user?.id ?? itemId)
    if (!attempt.ok) throw tooOften(attempt, { what: 'That’s a lot of requests at once.' })
    const { contactEmail } = await deps.readSettings()
    return deps.database.transaction(async (transaction) => {
      // Locks the order, so that it can't be completed between the check and the request.
      const item = isUuid(itemId) ? await deps.orders.itemForEditing(transaction, actor, itemId) : null
      if (item === null) throw new AppError('not_found', 'This item isn’t in any of your orders.')
      if (!mayRequestEdit(item.status))
        throw new AppError('conflict', item.status === 'cancelled' ? orderCancelled : orderCompleted)
      const { orderId, orderNumber, customerId } = item
      const [request] = await transaction
        .insert(editRequests)
        .values({
          orderId,
          orderItemId: itemId,
          customerId,
          requestDetails: details,
          createdAt: deps.clock.now(),
        })
        .returning()
      if (!request) throw new Error('The edit request was not saved')
      await deps.orders.recordEvent(transaction, {
        orderId,
        actor,
        kind: 'edit_request',
        from: null,
        to: 'pending',
        note: item.title,
      })
      await deps.mail.send(transaction, {
        template: newEditRequest,
        to: deps.staffAddress ?? contactEmail,
        data: {
          orderNumber,
          itemName: item.title,
          customer: actor.user?.email ?? item.contactEmail,
          details,
        },
        dedupeKey: `new-edit-request:${request.id}`,
      })
      await announceRequest(deps.realtime, transaction, 'edit-request.created', request)
      return ok({ request: request.id })
    })
  },
})

const orderCancelled =
  'This order was cancelled, so it can no longer be changed. Write to us if you still want it.'

const orderCompleted =
  'This order is completed, so it can no longer be changed. Order it again with your changes.'
