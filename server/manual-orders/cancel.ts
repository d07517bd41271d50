import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { announce } from './announce.ts'
import { findRow, triesOf } from './find.ts'
import type { ManualOrderNeeds } from './needs.ts'
import type { ManualOrderRow } from './present.ts'
import { manualOrders } from './tables.ts'

export type ManualOrderRefusal = {
  ok: false
  reason: 'not_found' | 'moved_on' | 'being_paid'
  message: string
}

export type CancelManualOutcome = { ok: true } | ManualOrderRefusal

const refuse = (reason: ManualOrderRefusal['reason'], message: string): ManualOrderRefusal => ({
  ok: false,
  reason,
  message,
})

const beingPaid = 'Somebody is paying it right now. Wait a minute, then look again.'
const paidMeanwhile = 'It has just been paid: its order is in the list.'

/**
 * A draft is thrown away, a link is called off: its page says so from then on, and what it held of stock is free. Of a
 * payment at the same moment one wins: either the order is there and this is refused, or money that comes all the same
 * stands in the payments list, and its order waits unverified. Staff only.
 */
export async function cancel(
  needs: ManualOrderNeeds,
  actor: Actor,
  id: string,
): Promise<CancelManualOutcome> {
  const ready = await readyToWithdraw(needs, id)
  if (!ready.ok) return ready
  return needs.database.transaction(async (transaction) => {
    const reason = 'The payment link was cancelled'
    if (!(await needs.payments.withdraw(transaction, await triesOf(transaction, id), reason)))
      return refuse('moved_on', paidMeanwhile)
    const now = needs.clock.now()
    const [cancelled] = await transaction
      .update(manualOrders)
      .set({ state: 'cancelled', changedAt: now, endedAt: now })
      .where(and(eq(manualOrders.id, id), inArray(manualOrders.state, ['draft', 'sent'])))
      .returning({ id: manualOrders.id })
    if (!cancelled) return refuse('moved_on', 'It was paid, cancelled or over already.')
    await audit(transaction, actor, {
      action: 'manual-order.cancel',
      subject: `manual-order:${id}`,
      before: { state: ready.row.state },
      after: { state: 'cancelled' },
    })
    await announce(needs, transaction, id)
    return { ok: true } as const
  })
}

/** Asks the provider first, and closes the page: nobody shall pay for what is called off. */
export async function readyToWithdraw(
  needs: ManualOrderNeeds,
  id: string,
): Promise<{ ok: true; row: ManualOrderRow } | ManualOrderRefusal> {
  const { payments, database } = needs
  const row = await findRow(database.orm, id)
  if (!row) return refuse('not_found', 'There is no such order.')
  if (row.state === 'draft') return { ok: true, row }
  if (row.state !== 'sent' || !row.orderId)
    return refuse('moved_on', 'It was paid, cancelled or over already.')
  const attempt = await payments.attemptOfOrder(null, row.orderId)
  const state = attempt && (await settled(needs, attempt.attemptId))
  if (state === 'paid') return refuse('moved_on', paidMeanwhile)
  // A bank that has not answered yet may still say yes, whether the provider closes the page or not.
  if (state === 'processing') return refuse('being_paid', beingPaid)
  // What ended unpaid just now has another page already, which nobody has opened.
  const orderId = (await findRow(database.orm, id))?.orderId ?? row.orderId
  if (!(await payments.closePage(orderId))) return refuse('being_paid', beingPaid)
  return { ok: true, row }
}

async function settled({ payments }: ManualOrderNeeds, attemptId: string) {
  try {
    return (await payments.settle(attemptId, 'sweeper')).state
  } catch {
    // The provider cannot be asked: closing its page will tell.
    return null
  }
}
