import { and, eq, inArray } from 'drizzle-orm'
import { type FieldErrors, fieldErrors } from '#domain/checkout.ts'
import {
  type CounterPaymentInput,
  counterMethods,
  counterPaymentSchema,
  manualOrderDraftSchema,
} from '#domain/manual-order.ts'
import { cents, formatMoney } from '#domain/money.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { announce } from './announce.ts'
import { readyToWithdraw } from './cancel.ts'
import { findRow, triesOf } from './find.ts'
import { keepArtwork } from './keep-artwork.ts'
import type { ManualOrderNeeds } from './needs.ts'
import { freeze, openTry } from './open-try.ts'
import type { ManualOrderRow } from './present.ts'
import { priceManualOrder } from './price.ts'
import { keepDraft } from './save-draft.ts'
import { type BilledOrder, manualOrders } from './tables.ts'

export type TakeOutcome =
  | { ok: true; id: string; orderId: string; orderNumber: string | null }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  | { ok: false; reason: 'stock' | 'not_found' | 'moved_on' | 'being_paid'; message: string }

const refuse = (
  reason: Extract<TakeOutcome, { message: string }>['reason'],
  message: string,
): TakeOutcome => ({ ok: false, reason, message })

/**
 * A new order whose money is on the counter: PREPARE with the counter as its provider, and SETTLE at once. A process
 * that dies in between leaves it to the sweeper. Staff only.
 */
export async function takeNewOrder(
  needs: ManualOrderNeeds,
  actor: Actor,
  filledIn: unknown,
  payment: unknown,
  origin: string,
): Promise<TakeOutcome> {
  const paid = counterPaymentSchema.safeParse(payment)
  const draft = manualOrderDraftSchema.safeParse(filledIn)
  const read = await priceManualOrder(needs, actor, filledIn)
  if (!paid.success || !draft.success || !read.ok) {
    const errors = {
      ...(draft.success ? {} : fieldErrors(draft.error)),
      ...(read.ok ? {} : read.fieldErrors),
      ...(paid.success ? {} : fieldErrors(paid.error)),
    }
    return { ok: false, reason: 'invalid', fieldErrors: errors }
  }
  const settings = await needs.readSettings()
  const billed = freeze(needs, read, settings)
  const { id } = draft.data
  const taken = await undoable(needs, async (transaction) => {
    if (!(await keepDraft(needs, transaction, actor, draft.data, origin))) return 'moved_on' as const
    const row = await findRow(transaction, id)
    if (!row) throw new Error('A draft was written and is not there')
    const taken = await take(needs, transaction, actor, row, billed, paid.data, settings.siteName)
    await keepArtwork(needs, transaction, read.input, billed)
    return taken
  })
  if (taken === 'moved_on')
    return (await known(needs, id)) ?? refuse('moved_on', 'It was sent or paid since.')
  return finish(needs, id, taken)
}

/** The customer of a payment link stands at the counter: its page is closed, and the same bill is paid here. */
export async function takeForLink(
  needs: ManualOrderNeeds,
  actor: Actor,
  id: string,
  payment: unknown,
): Promise<TakeOutcome> {
  const paid = counterPaymentSchema.safeParse(payment)
  if (!paid.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrors(paid.error) }
  const ready = await readyToWithdraw(needs, id)
  if (!ready.ok) return refuse(ready.reason, ready.message)
  const { billed } = ready.row
  if (!billed) return refuse('moved_on', 'It is a draft again.')
  const { siteName } = await needs.readSettings()
  const taken = await undoable(needs, async (transaction) => {
    const tries = await triesOf(transaction, id)
    if (!(await needs.payments.withdraw(transaction, tries, 'It was paid at the counter')))
      return 'moved_on' as const
    const row = await findRow(transaction, id)
    if (row?.state !== 'sent') return 'moved_on' as const
    return take(needs, transaction, actor, row, billed, paid.data, siteName)
  })
  if (taken === 'moved_on')
    return refuse('moved_on', 'It was paid, cancelled or over meanwhile. Look at it again.')
  return finish(needs, id, taken)
}

type Taken = { orderId: string; attemptId: string } | 'stock'

async function take(
  needs: ManualOrderNeeds,
  transaction: Transaction,
  actor: Actor,
  { id, token, returnOrigin }: ManualOrderRow,
  billed: BilledOrder,
  payment: CounterPaymentInput,
  siteName: string,
): Promise<Taken> {
  const total = billed.quote.total
  const how = [counterMethods[payment.method], payment.reference].filter(Boolean).join(', ')
  const note = total === 0 ? 'Nothing to pay' : `${formatMoney(cents(total))} taken at the counter: ${how}`
  const opened = await openTry(needs, transaction, billed, {
    ...{ manualOrderId: id, token, returnOrigin, siteName, expiresAt: null },
    opened: { by: actor, note },
  })
  if (!opened) throw new NotThere()
  const { attemptId } = opened
  if (total > 0) {
    const { currency } = billed
    await needs.takeAtCounter(transaction, actor, { ...payment, attemptId, amountCents: total, currency })
  }
  await transaction
    .update(manualOrders)
    .set({ state: 'sent', billed, totalCents: total, changedAt: needs.clock.now() })
    .where(and(eq(manualOrders.id, id), inArray(manualOrders.state, ['draft', 'sent'])))
  await audit(transaction, actor, {
    action: 'manual-order.take',
    subject: `manual-order:${id}`,
    after: { totalCents: total, ...payment },
  })
  await announce(needs, transaction, id)
  return opened
}

/** Undoes the transaction that it is thrown in; never leaves this file. */
class NotThere extends Error {}

async function undoable<T>(
  { database }: Pick<ManualOrderNeeds, 'database'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T | 'stock'> {
  try {
    return await database.transaction(work)
  } catch (error) {
    if (error instanceof NotThere) return 'stock'
    throw error
  }
}

async function finish(needs: ManualOrderNeeds, id: string, taken: Taken): Promise<TakeOutcome> {
  if (taken === 'stock')
    return refuse('stock', 'Somebody has just bought what this order needs. Look at its lines again.')
  const { orderNumber } = await needs.payments.settle(taken.attemptId, 'checkout')
  return { ok: true, id, orderId: taken.orderId, orderNumber }
}

/** The same form sent twice: what the first one made. */
async function known(needs: ManualOrderNeeds, id: string): Promise<TakeOutcome | null> {
  const row = await findRow(needs.database.orm, id)
  if (!row?.orderId || (row.state !== 'sent' && row.state !== 'paid')) return null
  const attempt = await needs.payments.attemptOfOrder(null, row.orderId)
  const settled = attempt && (await needs.payments.view(attempt.attemptId))
  return settled?.state === 'paid'
    ? { ok: true, id, orderId: row.orderId, orderNumber: settled.orderNumber }
    : null
}
