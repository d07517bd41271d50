import { and, eq, inArray } from 'drizzle-orm'
import { counterMethods } from '#domain/money/counter-methods.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { CounterPaymentInput } from '#domain/orders/draft-order.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { announce } from './announce.ts'
import type { DraftOrderDeps } from './deps.ts'
import { openTry, soldMeanwhile } from './open-try.ts'
import type { DraftOrderRow } from './present.ts'
import { type BilledOrder, draftOrders } from './tables.ts'

type Taken = { orderId: string; attemptId: string }

export async function take(
  deps: DraftOrderDeps,
  transaction: Transaction,
  actor: Actor,
  { id, token, returnOrigin }: DraftOrderRow,
  billed: BilledOrder,
  payment: CounterPaymentInput,
  siteName: string,
): Promise<Taken> {
  const total = billed.totals.total
  const how = [counterMethods[payment.method], payment.reference].filter(Boolean).join(', ')
  const note = total === 0 ? 'Nothing to pay' : `${formatMoney(cents(total))} taken at the counter: ${how}`
  const opened = await openTry(deps, transaction, billed, {
    ...{ draftOrderId: id, token, returnOrigin, siteName, expiresAt: null },
    opened: { by: actor, note },
  })
  if (!opened) throw soldMeanwhile()
  const { attemptId } = opened
  if (total > 0) {
    const { currency } = billed
    await deps.takeAtCounter(transaction, actor, { ...payment, attemptId, amountCents: total, currency })
  }
  await transaction
    .update(draftOrders)
    .set({ state: 'sent', billed, totalCents: total, changedAt: deps.clock.now() })
    .where(and(eq(draftOrders.id, id), inArray(draftOrders.state, ['draft', 'sent'])))
  await audit(transaction, actor, {
    action: 'draft-order.take',
    subject: `draft-order:${id}`,
    after: { totalCents: total, ...payment },
  })
  await announce(deps, transaction, id)
  return opened
}

export async function finish(deps: DraftOrderDeps, id: string, taken: Taken) {
  const { orderNumber } = await deps.payments.settle(taken.attemptId, 'checkout')
  return ok({ id, orderId: taken.orderId, orderNumber })
}
