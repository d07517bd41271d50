import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { settlementStates } from '#domain/money/settlement.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { takeVisit, tooOften } from '#server/kernel/rate-limit.ts'
import { announce } from '../announce.ts'
import type { DraftOrderDeps } from '../deps.ts'
import { findByToken } from '../find.ts'
import { draftOrders } from '../tables.ts'
import { settlementOf } from '../view-for-payer.ts'

const route = { onlyPages: 'It belongs to the page that the payment link opens' }
const input = z.object({ token: z.string().max(100) })
const example = { token: 'no-such-link' }

const unknownLink = 'We can’t find this bill. Check the link in our email, or ask us for a new one.'

/** A GET writes nothing, so the page calls this itself. */
export const seeLink = defineOperation({
  name: 'payment-links.see',
  route,
  summary: 'Record that the customer opened a bill; staff see it',
  may: 'anyone',
  ...{ input, example },
  result: z.undefined(),
  run: (deps: DraftOrderDeps, _actor, { token }) =>
    deps.database.transaction(async (transaction) => {
      const [seen] = await transaction
        .update(draftOrders)
        .set({ seenAt: deps.clock.now() })
        .where(and(eq(draftOrders.token, token), eq(draftOrders.state, 'sent'), isNull(draftOrders.seenAt)))
        .returning({ id: draftOrders.id })
      if (seen) await announce(deps, transaction, seen.id)
      return ok(undefined)
    }),
})

/** Leads to the provider's page, the same one until it has ended. */
export const payByLink = defineOperation({
  name: 'payment-links.pay',
  route,
  summary: 'Open the payment page for a bill',
  may: 'anyone',
  ...{ input, example },
  result: z.object({ url: z.string() }),
  run: openPage,
})

const ended = (): AppError =>
  new AppError('conflict', 'This bill was paid or cancelled, or is no longer open. Reload the page.')

/** CALL. */
async function openPage(deps: DraftOrderDeps, actor: Actor, { token }: z.output<typeof input>) {
  const { payments, rateLimiter, database } = deps
  const limit = await takeVisit(rateLimiter, countedLimits.payLink, actor)
  if (!limit.ok) throw tooOften(limit)
  // A page that has ended in the meantime is replaced by the next one, which is then called.
  for (const source of ['first', 'next'] as const) {
    const row = await findByToken(database.orm, token)
    if (!row || row.state === 'draft') throw new AppError('not_found', unknownLink)
    const attempt = row.state === 'sent' && row.orderId && (await payments.attemptOfOrder(row.orderId))
    if (!attempt) throw ended()
    const call = await payments.call(attempt.attemptId)
    if (call.ok && source === 'first' && (await hasEnded(deps, attempt.attemptId))) continue
    if (call.ok) return ok({ url: call.url })
    if (call.reason === 'over') throw ended()
    const nothing = 'We couldn’t open the payment page. Nothing was charged. Try again in a minute.'
    const told = call.reason === 'provider_failed' ? call.message : null
    throw new AppError('unavailable', told ?? nothing)
  }
  throw ended()
}

/** Whether the page that was called is already finished: declined, left, expired or paid. */
async function hasEnded({ payments }: DraftOrderDeps, attemptId: string): Promise<boolean> {
  try {
    const { state } = await payments.settle(attemptId, 'sweeper')
    return state !== 'open' && state !== 'pending' && state !== 'processing'
  } catch {
    return false
  }
}

/** SETTLE when the customer returns from the payment page. */
export const settleLink = defineOperation({
  name: 'payment-links.settle',
  route,
  summary: 'Ask the provider what happened on the page that was opened for a bill',
  may: 'anyone',
  ...{ input, example },
  result: z.object({ state: z.enum(settlementStates), orderNumber: z.string().nullable() }),
  async run(deps: DraftOrderDeps, _actor, { token }) {
    const row = await findByToken(deps.database.orm, token)
    const standing = row && (await settlementOf(deps, row))
    if (!standing) throw new AppError('not_found', unknownLink)
    const settled = standing.paymentPageUrl
      ? await deps.payments.settle(standing.attemptId, 'return')
      : standing
    return ok({ state: settled.state, orderNumber: settled.orderNumber })
  },
})
