import { AppError } from '#server/kernel/errors.ts'
import type { DraftOrderDeps } from './deps.ts'
import { findRow } from './find.ts'
import type { DraftOrderRow } from './present.ts'

export const unknownWords = 'There is no such order.'
export const overWords = 'It was paid, cancelled or over already.'
export const paidMeanwhile = 'It has just been paid: its order is in the list.'
const beingPaid = 'Somebody is paying it right now. Wait a minute, then look again.'

const refuse = (message: string): AppError => new AppError('conflict', message)

/** Asks the provider first, and closes the page: nobody shall pay for what is called off. @throws AppError */
export async function readyToWithdraw(deps: DraftOrderDeps, id: string): Promise<DraftOrderRow> {
  const { payments, database } = deps
  const row = await findRow(database.orm, id)
  if (!row) throw new AppError('not_found', unknownWords)
  if (row.state === 'draft') return row
  if (row.state !== 'sent' || !row.orderId) throw refuse(overWords)
  const attempt = await payments.attemptOfOrder(row.orderId)
  const state = attempt && (await settled(deps, attempt.attemptId))
  if (state === 'paid') throw refuse(paidMeanwhile)
  // A bank that has not answered yet may still say yes, whether the provider closes the page or not.
  if (state === 'processing') throw refuse(beingPaid)
  // What ended unpaid just now has another page already, which nobody has opened.
  const orderId = (await findRow(database.orm, id))?.orderId ?? row.orderId
  if (!(await payments.closePage(orderId))) throw refuse(beingPaid)
  return row
}

async function settled({ payments }: DraftOrderDeps, attemptId: string) {
  try {
    return (await payments.settle(attemptId, 'sweeper')).state
  } catch {
    // The provider cannot be asked: closing its page will tell.
    return null
  }
}
