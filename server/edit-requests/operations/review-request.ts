import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { responseSchema } from '#domain/orders/edit-request-input.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { authorOf } from '../author-of.ts'
import { decideRequest } from '../decide-request.ts'
import type { EditRequestDeps } from '../deps.ts'
import { editRequests } from '../tables.ts'
import { anyId, requestGone, requestId } from './request-id.ts'

/** Of two concurrent reviews, one is told that the other was faster. */
export const reviewRequest = defineOperation({
  name: 'edit-requests.review',
  route: 'PUT /edit-requests/{request}/review',
  summary: 'Accept or decline a pending request; the response is emailed to the customer',
  may: 'orders.write',
  input: z.object({
    request: requestId,
    decision: z.enum(['approved', 'declined']),
    response: responseSchema,
  }),
  example: { request: anyId, decision: 'approved', response: 'We’ll make the fox smaller.' },
  result: z.undefined(),
  async run(deps: EditRequestDeps, actor, { request: id, decision, response }) {
    const reviewer = await authorOf(deps, actor)
    return deps.database.transaction(async (transaction) => {
      if (await decideRequest(deps, transaction, actor, id, { decision, response, reviewer }))
        return ok(undefined)
      const [known] = await transaction
        .select({ by: editRequests.reviewedByName })
        .from(editRequests)
        .where(eq(editRequests.id, id))
      if (!known) throw new AppError('not_found', requestGone)
      throw new AppError('conflict', `${known.by ?? 'Someone else'} has answered this request already.`)
    })
  },
})
