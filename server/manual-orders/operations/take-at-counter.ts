import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { cents, formatMoney } from '#domain/money/money.ts'
import {
  type CounterPaymentInput,
  counterMethods,
  counterPaymentSchema,
  draftOf,
  type ManualOrderInput,
  manualOrderSchema,
} from '#domain/orders/manual-order.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import { announce } from '../announce.ts'
import type { ManualOrderDeps } from '../deps.ts'
import { findRow, triesOf } from '../find.ts'
import { keepArtwork } from '../keep-artwork.ts'
import { keepDraft } from '../keep-draft.ts'
import { freeze, openTry } from '../open-try.ts'
import type { ManualOrderRow } from '../present.ts'
import { priceManualOrder } from '../price.ts'
import { readyToWithdraw } from '../ready-to-withdraw.ts'
import { type BilledOrder, manualOrders } from '../tables.ts'
import { anyId, manualOrderId, phoneOrder } from './shapes.ts'

const result = z.object({ id: z.uuid(), orderId: z.uuid(), orderNumber: z.string().nullable() })

/** PREPARE with the counter as its provider, and SETTLE at once. A process that dies in between leaves it to the sweeper. */
export const takeNewOrder = defineOperation({
  name: 'manual-orders.take-new',
  route: 'POST /manual-orders/counter-payments',
  summary:
    'Write an order whose money lies on the counter; `id` is chosen by you, and sent twice is one order',
  may: 'payments.write',
  input: manualOrderSchema.extend(counterPaymentSchema.shape),
  example: { ...phoneOrder, method: 'cash' },
  result,
  run: writePaid,
})

type PaidOrder = ManualOrderInput & CounterPaymentInput

async function writePaid(deps: ManualOrderDeps, actor: Actor, { method, reference, ...input }: PaidOrder) {
  const read = await priceManualOrder(deps, actor, input)
  if (!read.ok) return invalid(read.fieldErrors)
  const settings = await deps.readSettings()
  const billed = freeze(deps, input, read.priced, settings)
  const { id } = input
  const taken = await undoable(deps, async (transaction) => {
    if (!(await keepDraft(deps, transaction, actor, draftOf(input)))) return 'moved_on' as const
    const row = await findRow(transaction, id)
    if (!row) throw new Error('A draft was written and is not there')
    const taken = await take(deps, transaction, actor, row, billed, { method, reference }, settings.siteName)
    await keepArtwork(deps, transaction, input, billed)
    return taken
  })
  if (taken !== 'moved_on') return finish(deps, id, taken)
  const before = await known(deps, id)
  if (!before) throw new AppError('conflict', 'It was sent or paid since.')
  return ok(before)
}

/** Its page is closed, and the same bill is paid here. */
export const takeForLink = defineOperation({
  name: 'manual-orders.take-for-link',
  route: 'POST /manual-orders/{manualOrder}/counter-payment',
  summary: 'Note that the customer of a payment link paid at the counter; its page is closed',
  may: 'payments.write',
  input: z.object({ manualOrder: manualOrderId, ...counterPaymentSchema.shape }),
  example: { manualOrder: anyId, method: 'card', reference: 'T-4711' },
  result,
  async run(deps: ManualOrderDeps, actor, { manualOrder: id, ...payment }) {
    const { billed } = await readyToWithdraw(deps, id)
    if (!billed) throw new AppError('conflict', 'It is a draft again.')
    const { siteName } = await deps.readSettings()
    const taken = await undoable(deps, async (transaction) => {
      const tries = await triesOf(transaction, id)
      if (!(await deps.payments.withdraw(transaction, tries, 'It was paid at the counter')))
        return 'moved_on' as const
      const row = await findRow(transaction, id)
      if (row?.state !== 'sent') return 'moved_on' as const
      return take(deps, transaction, actor, row, billed, payment, siteName)
    })
    if (taken === 'moved_on')
      throw new AppError('conflict', 'It was paid, cancelled or over meanwhile. Look at it again.')
    return finish(deps, id, taken)
  },
})

type Taken = { orderId: string; attemptId: string } | 'stock'

async function take(
  deps: ManualOrderDeps,
  transaction: Transaction,
  actor: Actor,
  { id, token, returnOrigin }: ManualOrderRow,
  billed: BilledOrder,
  payment: CounterPaymentInput,
  siteName: string,
): Promise<Taken> {
  const total = billed.totals.total
  const how = [counterMethods[payment.method], payment.reference].filter(Boolean).join(', ')
  const note = total === 0 ? 'Nothing to pay' : `${formatMoney(cents(total))} taken at the counter: ${how}`
  const opened = await openTry(deps, transaction, billed, {
    ...{ manualOrderId: id, token, returnOrigin, siteName, expiresAt: null },
    opened: { by: actor, note },
  })
  if (!opened) throw new NotThere()
  const { attemptId } = opened
  if (total > 0) {
    const { currency } = billed
    await deps.takeAtCounter(transaction, actor, { ...payment, attemptId, amountCents: total, currency })
  }
  await transaction
    .update(manualOrders)
    .set({ state: 'sent', billed, totalCents: total, changedAt: deps.clock.now() })
    .where(and(eq(manualOrders.id, id), inArray(manualOrders.state, ['draft', 'sent'])))
  await audit(transaction, actor, {
    action: 'manual-order.take',
    subject: `manual-order:${id}`,
    after: { totalCents: total, ...payment },
  })
  await announce(deps, transaction, id)
  return opened
}

/** Undoes the transaction that it is thrown in; never leaves this file. */
class NotThere extends Error {}

async function undoable<T>(
  { database }: Pick<ManualOrderDeps, 'database'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T | 'stock'> {
  try {
    return await database.transaction(work)
  } catch (error) {
    if (error instanceof NotThere) return 'stock'
    throw error
  }
}

async function finish(deps: ManualOrderDeps, id: string, taken: Taken) {
  if (taken === 'stock')
    throw new AppError('conflict', 'Somebody has just bought what this order needs. Look at its lines again.')
  const { orderNumber } = await deps.payments.settle(taken.attemptId, 'checkout')
  return ok({ id, orderId: taken.orderId, orderNumber })
}

/** The same form sent twice: what the first one made. */
async function known(deps: ManualOrderDeps, id: string) {
  const row = await findRow(deps.database.orm, id)
  if (!row?.orderId || (row.state !== 'sent' && row.state !== 'paid')) return null
  const attempt = await deps.payments.attemptOfOrder(row.orderId)
  const settled = attempt && (await deps.payments.view(attempt.attemptId))
  return settled?.state === 'paid' ? { id, orderId: row.orderId, orderNumber: settled.orderNumber } : null
}
