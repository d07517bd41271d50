import type { OrderChangeDeps } from './deps.ts'
import { findByToken } from './find.ts'

/** What whoever has the link sees. Money in whole cents. */
export type DifferenceView = {
  /** `over`: it was called off, or settled in another way. */
  state: 'open' | 'paid' | 'expired' | 'over'
  orderId: string
  orderNumber: string
  contactName: string
  words: string[]
  totalBeforeCents: number
  totalCents: number
  amountCents: number
  expiresAt: Date | null
  /** A payment page was opened, and what became of it is not known yet. */
  isUnderWay: boolean
  /** What became of the page before, while it can still be paid. */
  lastTry: 'failed' | 'cancelled' | 'expired' | null
}

/** Null for a link that never was. */
export async function viewForPayer(
  { database, orders, payments, clock }: OrderChangeDeps,
  token: string,
): Promise<DifferenceView | null> {
  const change = await findByToken(database.orm, token)
  const order = change && (await orders.readForChange(change.orderId))
  if (!change || !order) return null
  const attempt = await payments.changes.attemptOf(change.id)
  const standing = attempt && (await payments.view(attempt.attemptId))
  const isOver = change.expiresAt !== null && change.expiresAt <= clock.now()
  const state = change.state === 'sent' ? (isOver ? 'expired' : 'open') : stateOf(change.state)
  const tried = standing?.state
  return {
    ...{ state, orderId: order.id, orderNumber: order.orderNumber, contactName: order.contactName },
    words: change.words,
    totalBeforeCents: change.totalBeforeCents,
    totalCents: change.totalAfterCents,
    amountCents: change.differenceCents,
    expiresAt: change.expiresAt,
    isUnderWay: state === 'open' && standing?.paymentPageUrl != null,
    lastTry: tried === 'failed' || tried === 'cancelled' || tried === 'expired' ? tried : null,
  }
}

const stateOf = (state: string): DifferenceView['state'] => (state === 'settled' ? 'paid' : 'over')
