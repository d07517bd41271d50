import { z } from 'zod'
import {
  type CounterPaymentInput,
  counterPaymentSchema,
  type DraftOrderInput,
  draftOf,
  draftOrderSchema,
} from '#domain/orders/draft-order.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, invalid, ok } from '#server/kernel/operations/outcome.ts'
import type { DraftOrderDeps } from '../deps.ts'
import { findRow, triesOf } from '../find.ts'
import { keepArtwork } from '../keep-artwork.ts'
import { keepDraft } from '../keep-draft.ts'
import { freeze } from '../open-try.ts'
import { priceDraftOrder } from '../price.ts'
import { readyToWithdraw } from '../ready-to-withdraw.ts'
import { finish, take } from '../take-money.ts'
import { anyId, draftOrderId, phoneOrder, theirDraft, writtenFrom } from './shapes.ts'

const result = z.object({ id: z.uuid(), orderId: z.uuid(), orderNumber: z.string().nullable() })

/** PREPARE with the counter as its provider, and SETTLE at once. A process that dies in between leaves it to the sweeper. */
export const takeNewOrder = defineOperation({
  name: 'draft-orders.take-new',
  route: 'POST /draft-orders/counter-payments',
  summary:
    'Write an order whose money lies on the counter; `id` is chosen by you, and sent twice is one order',
  may: 'payments.write',
  input: draftOrderSchema.extend({ ...counterPaymentSchema.shape, ...writtenFrom }),
  example: { ...phoneOrder, method: 'cash' },
  result,
  theirs: theirDraft,
  run: writePaid,
})

type PaidOrder = DraftOrderInput & CounterPaymentInput & { seen?: Date }

async function writePaid(deps: DraftOrderDeps, actor: Actor, sent: PaidOrder) {
  const { method, reference, seen, ...input } = sent
  const read = await priceDraftOrder(deps, actor, input)
  if (!read.ok) return invalid(read.fieldErrors)
  const settings = await deps.readSettings()
  const billed = freeze(deps, input, read.priced, settings)
  const { id } = input
  const taken = await deps.database.transaction(async (transaction) => {
    const kept = await keepDraft(deps, transaction, actor, draftOf(input), seen)
    if (kept !== 'kept') return kept
    const row = await findRow(transaction, id)
    if (!row) throw new Error('A draft was written and is not there')
    const taken = await take(deps, transaction, actor, row, billed, { method, reference }, settings.siteName)
    await keepArtwork(deps, transaction, input, billed)
    return taken
  })
  if (taken !== 'moved_on') return 'changedAt' in taken ? conflict(taken, sent) : finish(deps, id, taken)
  const before = await known(deps, id)
  if (!before) throw new AppError('conflict', 'It was sent or paid since.')
  return ok(before)
}

/** Its page is closed, and the same bill is paid here. */
export const takeForLink = defineOperation({
  name: 'draft-orders.take-for-link',
  route: 'POST /draft-orders/{draftOrder}/counter-payment',
  summary: 'Note that the customer of a payment link paid at the counter; its page is closed',
  may: 'payments.write',
  input: z.object({ draftOrder: draftOrderId, ...counterPaymentSchema.shape }),
  example: { draftOrder: anyId, method: 'card', reference: 'T-4711' },
  result,
  async run(deps: DraftOrderDeps, actor, { draftOrder: id, ...payment }) {
    const { billed } = await readyToWithdraw(deps, id)
    if (!billed) throw new AppError('conflict', 'It is a draft again.')
    const { siteName } = await deps.readSettings()
    const taken = await deps.database.transaction(async (transaction) => {
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

/** The same form sent twice: what the first one made. */
async function known(deps: DraftOrderDeps, id: string) {
  const row = await findRow(deps.database.orm, id)
  if (!row?.orderId || (row.state !== 'sent' && row.state !== 'paid')) return null
  const attempt = await deps.payments.attemptOfOrder(row.orderId)
  const settled = attempt && (await deps.payments.view(attempt.attemptId))
  return settled?.state === 'paid' ? { id, orderId: row.orderId, orderNumber: settled.orderNumber } : null
}
