import { z } from 'zod'
import { counterPaymentSchema } from '#domain/orders/draft-order.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import type { DraftOrderDeps } from '../deps.ts'
import { findRow, triesOf } from '../find.ts'
import { readyToWithdraw } from '../ready-to-withdraw.ts'
import { finish, take } from '../take-money.ts'
import { anyId, draftOrderId, takenShape } from './shapes.ts'

const withdrawal = { reason: 'It was paid at the counter', by: 'staff' } as const

/** Its page is closed, and the same invoice is paid here. */
export const takeForLink = defineOperation({
  name: 'draft-orders.take-for-link',
  route: 'POST /draft-orders/{draftOrder}/counter-payment',
  summary: 'Record that the customer of a payment link paid at the counter; its page is closed',
  may: 'payments.write',
  input: z.object({ draftOrder: draftOrderId, ...counterPaymentSchema.shape }),
  example: { draftOrder: anyId, method: 'card', reference: 'T-4711' },
  result: takenShape,
  async run(deps: DraftOrderDeps, actor, { draftOrder: id, ...payment }) {
    const { billed } = await readyToWithdraw(deps, id)
    if (!billed) throw new AppError('conflict', 'It’s a draft again.')
    const { siteName } = await deps.readSettings()
    const taken = await deps.database.transaction(async (transaction) => {
      const tries = await triesOf(transaction, id)
      if (!(await deps.payments.withdraw(transaction, tries, withdrawal))) return 'moved_on' as const
      const row = await findRow(transaction, id)
      if (row?.state !== 'sent') return 'moved_on' as const
      return take(deps, transaction, actor, row, billed, payment, siteName)
    })
    if (taken === 'moved_on')
      throw new AppError('conflict', 'It was paid, cancelled, or closed in the meantime. Check it again.')
    return finish(deps, id, taken)
  },
})
