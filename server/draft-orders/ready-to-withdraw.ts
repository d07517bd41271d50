import { AppError } from '#server/kernel/errors.ts'
import type { DraftOrderDeps } from './deps.ts'
import { findRow } from './find.ts'
import type { DraftOrderRow } from './present.ts'

export const unknownWords = 'There is no such order.'
export const overWords = 'It was already paid, cancelled, or closed.'
export const paidMeanwhile = 'It was just paid: its order is in the list.'
const beingPaid = 'Someone is paying it right now. Wait a minute, then check again.'

const refuse = (message: string): AppError => new AppError('conflict', message)

/**
 * Queries the provider first, and closes the page: no one should pay for something that is canceled. @throws AppError
 */
export async function readyToWithdraw(deps: DraftOrderDeps, id: string): Promise<DraftOrderRow> {
  const { payments, database } = deps
  const row = await findRow(database.orm, id)
  if (!row) throw new AppError('not_found', unknownWords)
  if (row.state === 'draft') return row
  if (row.state !== 'sent' || !row.orderId) throw refuse(overWords)
  const attempt = await payments.attemptOfOrder(row.orderId)
  const state = attempt && (await settled(deps, attempt.attemptId))
  if (state === 'paid') throw refuse(paidMeanwhile)
  // A bank that has not answered yet may still approve, whether the provider closes the page or not.
  if (state === 'processing') throw refuse(beingPaid)
  // An attempt that ended unpaid just now already has another page, which no one has opened.
  const orderId = (await findRow(database.orm, id))?.orderId ?? row.orderId
  if (!(await payments.closePage(orderId))) throw refuse(beingPaid)
  return row
}

async function settled({ payments }: DraftOrderDeps, attemptId: string) {
  try {
    return (await payments.settle(attemptId, 'sweeper')).state
  } catch {
    // The provider can't be queried: closing its page will tell.
    return null
  }
}
