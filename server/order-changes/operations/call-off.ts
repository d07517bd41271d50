import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { differenceLinkDays } from '#domain/orders/order-change.ts'
import { audit } from '#server/kernel/audit.ts'
import { after, days } from '#server/kernel/clock.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { OrderChangeDeps } from '../deps.ts'
import { findChange } from '../find.ts'
import { mailChange } from '../mail-change.ts'
import { orderChanges } from '../tables.ts'
import { tellLinkOver } from '../withdraw-link.ts'
import { resultOf } from './change-lines.ts'
import { anyChange, changeGone, changeResult } from './shapes.ts'

const input = z.object({ change: z.uuid(changeGone) })
const withdrawal = { reason: 'The payment link was cancelled', by: 'staff' } as const
const over = 'It was already paid or cancelled.'
const beingPaid = 'Someone is paying it right now. Wait a minute, then check again.'

/**
 * If a payment comes at the same moment, only one of them wins. The requested amount stays open on the order, and is
 * included in the next change.
 */
export const callOff = defineOperation({
  name: 'order-changes.call-off',
  route: 'POST /order-changes/{change}/call-off',
  summary:
    'Cancel the payment link of a changed order: no one can pay it after that, and its amount stays open',
  may: 'orders.write',
  status: 200,
  input,
  example: { change: anyChange },
  result: changeResult,
  async run(deps: OrderChangeDeps, actor, { change: id }) {
    const { payments } = deps
    const known = await findChange(deps.database.orm, id)
    if (!known) throw new AppError('not_found', changeGone)
    if (known.state !== 'sent') throw new AppError('conflict', over)
    await closePage(deps, id)
    return deps.database.transaction(async (transaction) => {
      if (!(await payments.changes.withdraw(transaction, id, withdrawal)))
        throw new AppError('conflict', over)
      await deps.orders.lockForChange(transaction, known.orderId)
      const [row] = await transaction
        .update(orderChanges)
        .set({ state: 'open' })
        .where(and(eq(orderChanges.id, id), eq(orderChanges.state, 'sent')))
        .returning()
      if (!row) throw new AppError('conflict', over)
      await tellLinkOver(deps, transaction, actor, row, 'cancelled; the amount stays open')
      await audit(transaction, actor, {
        action: 'order.call_off_difference',
        subject: `order:${row.orderId}`,
        before: { state: 'sent' },
        after: { state: 'open', differenceCents: row.differenceCents },
      })
      return ok(resultOf(row))
    })
  },
})

/** Checks with the provider first. @throws AppError if someone is paying, or has paid. */
async function closePage({ payments }: OrderChangeDeps, changeId: string): Promise<void> {
  const attempt = await payments.changes.attemptOf(changeId)
  if (!attempt) return
  const state = await payments.settle(attempt.attemptId, 'sweeper').then(
    (settled) => settled.state,
    () => null,
  )
  if (state === 'paid') throw new AppError('conflict', 'It was just paid.')
  if (state === 'processing' || !(await payments.changes.closePage(changeId)))
    throw new AppError('conflict', beingPaid)
}

/** Each request sends a new email, and the link can be paid for the full period again. */
export const sendDifference = defineOperation({
  name: 'order-changes.send-again',
  route: 'POST /order-changes/{change}/mails',
  summary: 'Email the payment link of a changed order again; it can be paid for another 14 days',
  may: 'orders.write',
  input,
  example: { change: anyChange },
  result: changeResult,
  async run(deps: OrderChangeDeps, actor, { change: id }) {
    const { timeZone } = await deps.readSettings()
    return deps.database.transaction(async (transaction) => {
      const known = await findChange(transaction, id)
      const order = known && (await deps.orders.lockForChange(transaction, known.orderId))
      if (!known || !order) throw new AppError('not_found', changeGone)
      const [row] = await transaction
        .update(orderChanges)
        .set({
          sentCount: sql`${orderChanges.sentCount} + 1`,
          expiresAt: after(deps.clock.now(), days(differenceLinkDays)),
        })
        .where(and(eq(orderChanges.id, id), eq(orderChanges.state, 'sent')))
        .returning()
      if (!row) throw new AppError('conflict', over)
      await mailChange(deps, transaction, order, row, timeZone)
      await audit(transaction, actor, {
        action: 'order.send_difference_again',
        subject: `order:${row.orderId}`,
        after: { differenceCents: row.differenceCents },
      })
      return ok(resultOf(row))
    })
  },
})
