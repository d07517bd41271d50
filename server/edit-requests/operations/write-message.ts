import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { messageSchema } from '#domain/orders/edit-request-input.ts'
import { AppError } from '#server/kernel/errors.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { tooOften } from '#server/kernel/rate-limit.ts'
import { announceRequest } from '../announce.ts'
import { authorOf } from '../author-of.ts'
import type { EditRequestDeps } from '../deps.ts'
import { mailCustomer } from '../mail-customer.ts'
import { nameOnOrder, openThread } from '../open-thread.ts'
import { editMessages, editProofs } from '../tables.ts'
import { anyId, requestGone, requestId } from './request-id.ts'

/** A customer's reply to a waiting proof means it is not approved; staff messages are emailed to the customer. */
export const writeMessage = defineOperation({
  name: 'edit-requests.write-message',
  route: 'POST /edit-requests/{request}/messages',
  summary:
    'Write in the thread of a request, as its customer or as staff; what staff write is emailed to the customer',
  may: 'buyer',
  input: z.object({ request: requestId, text: messageSchema }),
  example: { request: anyId, text: 'The second logo, please.' },
  result: z.undefined(),
  async run(deps: EditRequestDeps, actor, { request: id, text }) {
    const { id: authorId, name: authorName } = await authorOf(deps, actor)
    const attempt = await deps.rateLimiter.take(
      countedLimits.editMessage,
      actor.user || actor.key ? authorId : id,
    )
    if (!attempt.ok) throw tooOften(attempt, { what: 'That’s a lot of messages at once.' })
    return deps.database.transaction(async (transaction) => {
      const thread = await openThread(transaction, actor, id)
      if (!thread) throw new AppError('not_found', requestGone)
      const { request, isBuyer } = thread
      const author = isBuyer ? 'customer' : 'shop'
      const [written] = await transaction
        .insert(editMessages)
        .values({
          requestId: id,
          at: deps.clock.now(),
          author,
          authorId,
          authorName: authorName || (await nameOnOrder(deps, transaction, request)),
          text,
        })
        .returning({ id: editMessages.id })
      if (author === 'customer') {
        await transaction
          .update(editProofs)
          .set({ state: 'answered', decidedAt: deps.clock.now() })
          .where(and(eq(editProofs.requestId, id), eq(editProofs.state, 'offered')))
      } else {
        const dedupeKey = `edit-message:${written?.id}`
        await mailCustomer(deps, transaction, request, { kind: 'message', text, dedupeKey })
      }
      await announceRequest(deps.realtime, transaction, 'edit-request.changed', request)
      return ok(undefined)
    })
  },
})
