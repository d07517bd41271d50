import { orderHold } from '#domain/orders/order-status.ts'
import type { ChangeableOrder } from '#server/orders/index.ts'
import type { OrderChangeDeps } from './deps.ts'
import { findByToken } from './find.ts'
import type { OrderChangeRow } from './tables.ts'

/** What anyone with the link sees. Money in whole cents. */
export type DifferenceView = {
  /** `over`: it was called off, or settled another way; `cancelled`: its order was. */
  state: 'open' | 'paid' | 'expired' | 'over' | 'cancelled'
  orderId: string
  orderNumber: string
  contactName: string
  words: string[]
  totalBeforeCents: number
  totalCents: number
  amountCents: number
  expiresAt: Date | null
  /** A payment page was opened, and its outcome is not known yet. */
  isUnderWay: boolean
  /** Someone paid when nothing was due anymore. */
  isPaidAllTheSame: boolean
  /** The outcome of the previous page, while it can still be paid. */
  lastTry: 'failed' | 'cancelled' | 'expired' | null
}

/** Null for a link that never existed. */
export async function viewForPayer(
  { database, orders, payments, clock }: OrderChangeDeps,
  token: string,
): Promise<DifferenceView | null> {
  const change = await findByToken(database.orm, token)
  const order = change && (await orders.readForChange(change.orderId))
  if (!change || !order) return null
  const attempt = await payments.changes.attemptOf(change.id)
  const standing = attempt && (await payments.view(attempt.attemptId))
  const state = stateOf(change, order, clock.now())
  const tried = standing?.state
  return {
    ...{ state, orderId: order.id, orderNumber: order.orderNumber, contactName: order.contactName },
    words: change.words,
    totalBeforeCents: change.totalBeforeCents,
    totalCents: change.totalAfterCents,
    amountCents: change.differenceCents,
    expiresAt: change.expiresAt,
    isUnderWay: standing?.paymentPageUrl != null,
    isPaidAllTheSame: change.state !== 'settled' && tried === 'unverified',
    lastTry: tried === 'failed' || tried === 'cancelled' || tried === 'expired' ? tried : null,
  }
}

function stateOf(
  { state, expiresAt }: OrderChangeRow,
  order: ChangeableOrder,
  now: Date,
): DifferenceView['state'] {
  if (state === 'settled') return 'paid'
  const hold = orderHold(order)
  if (hold === 'cancelled') return hold
  if (state !== 'sent' || hold !== null) return 'over'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open'
}
