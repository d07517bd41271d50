import { and, eq } from 'drizzle-orm'
import { messageSchema } from '#domain/edit-request-input.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { mayDo } from '#server/kernel/permit.ts'
import { announceRequest } from './announce.ts'
import { isId } from './input.ts'
import { mailCustomer } from './mail-customer.ts'
import { nameOf } from './name-of.ts'
import type { EditRequestNeeds } from './needs.ts'
import { requireUser } from './policy.ts'
import { editMessages, editProofs, editRequests } from './tables.ts'

export type WriteMessageOutcome =
  | { ok: true }
  | { ok: false; reason: 'invalid' | 'not_found' | 'too_many'; message: string }

/**
 * Writes into the thread of a request: its customer, or staff. A customer who answers a proof that waits takes it
 * as not approved; the customer is mailed what staff write.
 */
export async function writeMessage(
  needs: EditRequestNeeds,
  actor: Actor,
  requestId: string,
  text: unknown,
): Promise<WriteMessageOutcome> {
  const user = requireUser(actor)
  const message = messageSchema.safeParse(text)
  if (!message.success)
    return { ok: false, reason: 'invalid', message: message.error.issues[0]?.message ?? '' }
  const attempt = await needs.rateLimiter.take(countedLimits.editMessage, user.id)
  if (!attempt.ok) return { ok: false, reason: 'too_many', message: 'Please wait a little and try again.' }
  const authorName = await nameOf(needs, user)
  return needs.database.transaction(async (transaction): Promise<WriteMessageOutcome> => {
    const request = await openThread(transaction, actor, requestId)
    if (!request) return { ok: false, reason: 'not_found', message: 'There is no such edit request.' }
    const author = request.customerId === user.id ? 'customer' : 'shop'
    const [written] = await transaction
      .insert(editMessages)
      .values({
        requestId,
        at: needs.clock.now(),
        author,
        authorId: user.id,
        authorName,
        text: message.data,
      })
      .returning({ id: editMessages.id })
    if (author === 'customer') {
      await transaction
        .update(editProofs)
        .set({ state: 'answered', decidedAt: needs.clock.now() })
        .where(and(eq(editProofs.requestId, requestId), eq(editProofs.state, 'offered')))
    } else {
      const dedupeKey = `edit-message:${written?.id}`
      await mailCustomer(needs, transaction, request, { kind: 'message', text: message.data, dedupeKey })
    }
    await announceRequest(needs.realtime, transaction, 'edit-request.changed', request)
    return { ok: true }
  })
}

/** Locked, so that a proof is either approved or answered. */
async function openThread(transaction: Transaction, actor: Actor, requestId: string) {
  if (!isId(requestId)) return null
  const own = mayDo(actor, 'orders.write') ? undefined : eq(editRequests.customerId, actor.user?.id ?? '')
  const [request] = await transaction
    .select()
    .from(editRequests)
    .where(and(eq(editRequests.id, requestId), own))
    .for('update')
  return request ?? null
}
