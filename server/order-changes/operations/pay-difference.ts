import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { cents, shopCurrency } from '#domain/money/money.ts'
import { settlementStates } from '#domain/money/settlement.ts'
import { orderHold } from '#domain/orders/order-status.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { takeVisit, tooOften } from '#server/kernel/rate-limit.ts'
import type { OrderChangeDeps } from '../deps.ts'
import { findByToken } from '../find.ts'
import { payPath } from '../present.ts'
import { orderChanges } from '../tables.ts'

const route = { onlyPages: 'It belongs to the page that the payment link of a changed order opens' }
const input = z.object({ token: z.string().max(100) })
const example = { token: 'no-such-link' }

const unknownLink = 'We can’t find this bill. Check the link in our email, or ask us for a new one.'

const ended = (): AppError =>
  new AppError('conflict', 'This bill was paid or cancelled, or is no longer open. Reload the page.')

/** Leads to the provider's page, the same one until it has ended; an abandoned page is followed by a new one. */
export const payDifference = defineOperation({
  name: 'order-changes.pay',
  route,
  summary: 'Open the payment page for what is left to pay after an order change',
  may: 'anyone',
  ...{ input, example },
  result: z.object({ url: z.string() }),
  async run(deps: OrderChangeDeps, actor, { token }) {
    await requireRoom(deps, actor)
    const settings = await deps.readSettings()
    for (const source of ['first', 'next'] as const) {
      const attemptId = await openAttempt(deps, actor, token, settings.siteName)
      const call = await deps.payments.call(attemptId)
      if (call.ok && source === 'first' && (await hasEnded(deps, attemptId))) continue
      if (call.ok) return ok({ url: call.url })
      if (call.reason === 'over') continue
      const nothing = 'We couldn’t open the payment page. Nothing was charged. Try again in a minute.'
      const told = call.reason === 'provider_failed' ? call.message : null
      throw new AppError('unavailable', told ?? nothing)
    }
    throw ended()
  },
})

async function requireRoom({ rateLimiter }: OrderChangeDeps, actor: Actor): Promise<void> {
  const limit = await takeVisit(rateLimiter, countedLimits.payLink, actor)
  if (!limit.ok) throw tooOften(limit)
}

/** The pending attempt, or a new one: under the change's lock, so that two people clicking open only one page. */
async function openAttempt(
  deps: OrderChangeDeps,
  actor: Actor,
  token: string,
  siteName: string,
): Promise<string> {
  const { database, payments, clock, orders, origin } = deps
  const found = await findByToken(database.orm, token)
  const order = found && (await orders.readForChange(found.orderId))
  if (!found || !order) throw new AppError('not_found', unknownLink)
  if (orderHold(order) !== null) throw ended()
  const seen = await payments.changes.attemptOf(found.id)
  const standing = seen && (await payments.view(seen.attemptId))
  const isWaiting = standing?.state === 'pending'
  return database.transaction(async (transaction) => {
    const [change] = await transaction
      .select()
      .from(orderChanges)
      .where(eq(orderChanges.id, found.id))
      .for('update')
    if (change?.state !== 'sent' || !change.expiresAt || change.expiresAt <= clock.now()) throw ended()
    const now = await payments.changes.attemptWithin(transaction, change.id)
    if (now && (isWaiting || now.attemptId !== seen?.attemptId)) return now.attemptId
    const { id } = await payments.openAttempt(transaction, {
      ...{ orderId: change.orderId, changeId: change.id },
      amount: cents(change.differenceCents),
      currency: shopCurrency,
      description: `${siteName}: change to order ${order.orderNumber}`,
      customerEmail: order.contactEmail,
      returnOrigin: actor.origin ?? origin,
      returnPath: `${payPath(token)}?back=1`,
    })
    return id
  })
}

/** Whether the page has already ended: declined, abandoned, expired or paid. */
async function hasEnded({ payments }: OrderChangeDeps, attemptId: string): Promise<boolean> {
  try {
    const { state } = await payments.settle(attemptId, 'sweeper')
    return state !== 'open' && state !== 'pending' && state !== 'processing'
  } catch {
    return false
  }
}

/** SETTLE by someone returning from the payment page. */
export const settleDifference = defineOperation({
  name: 'order-changes.settle',
  route,
  summary: 'Ask the provider what happened on the page that was opened for an order change',
  may: 'anyone',
  ...{ input, example },
  result: z.object({ state: z.enum(settlementStates) }),
  async run({ database, payments }: OrderChangeDeps, _actor, { token }) {
    const change = await findByToken(database.orm, token)
    const attempt = change && (await payments.changes.attemptOf(change.id))
    if (!attempt) throw new AppError('not_found', unknownLink)
    const { state } = await payments.settle(attempt.attemptId, 'return')
    return ok({ state })
  },
})
