import type { DraftOrderDeps } from './deps.ts'
import { findByToken, triesOf } from './find.ts'
import { type Bill, type DraftOrderRow, toBill } from './present.ts'

/** The view of anyone who has the link. */
export type PayView = {
  state: 'open' | 'paid' | 'expired' | 'cancelled'
  contactName: string
  bill: Bill
  expiresAt: Date | null
  /** Set once it is paid; null while the payment could not be verified. */
  orderNumber: string | null
  isUnverified: boolean
  /** A payment page was opened, and its outcome is not known yet. */
  isUnderWay: boolean
  /** The outcome of the previous page, while the invoice can still be paid. */
  lastTry: 'failed' | 'cancelled' | 'expired' | null
}

/** Null for a link that never existed. */
export async function viewForPayer(deps: DraftOrderDeps, token: string): Promise<PayView | null> {
  const row = await findByToken(deps.database.orm, token)
  if (!row?.billed || row.state === 'draft') return null
  const settlement = await settlementOf(deps, row)
  return {
    state: row.state === 'sent' ? 'open' : row.state,
    contactName: row.contactName,
    bill: toBill(row.billed),
    expiresAt: row.expiresAt,
    orderNumber: row.state === 'paid' ? (settlement?.orderNumber ?? null) : null,
    isUnverified: row.state === 'paid' && settlement?.state === 'unverified',
    isUnderWay: row.state === 'sent' && settlement?.paymentPageUrl != null,
    lastTry: row.state === 'sent' ? await lastTryOf(deps, row) : null,
  }
}

async function lastTryOf(deps: DraftOrderDeps, { id }: DraftOrderRow): Promise<PayView['lastTry']> {
  const before = (await triesOf(deps.database.orm, id)).at(-2)
  const settlement = before ? await settlementOf(deps, { orderId: before }) : null
  const state = settlement?.state
  return state === 'failed' || state === 'cancelled' || state === 'expired' ? state : null
}

export async function settlementOf(
  { payments }: DraftOrderDeps,
  { orderId }: Pick<DraftOrderRow, 'orderId'>,
) {
  const attempt = orderId ? await payments.attemptOfOrder(orderId) : null
  return attempt ? payments.view(attempt.attemptId) : null
}
