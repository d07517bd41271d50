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
import { type ChosenId, isDone, takeId } from '#server/kernel/operations/chosen-ids.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid } from '#server/kernel/operations/outcome.ts'
import type { DraftOrderDeps } from '../deps.ts'
import { findRow, triesOf } from '../find.ts'
import { keepArtwork } from '../keep-artwork.ts'
import { keepDraft } from '../keep-draft.ts'
import { freeze } from '../open-try.ts'
import { orTheirs, refuse } from '../or-theirs.ts'
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
  example: { ...phoneOrder, id: '8a4c2f6e-0000-4000-8000-000000000007', method: 'cash' },
  result,
  theirs: theirDraft,
  run: (deps: DraftOrderDeps, actor, sent) => orTheirs(deps, sent, () => takeOnce(deps, actor, sent)),
})

type PaidOrder = DraftOrderInput & CounterPaymentInput & { seen?: Date }

async function takeOnce(deps: DraftOrderDeps, actor: Actor, sent: PaidOrder) {
  const { seen, ...contents } = sent
  const { method, reference, ...input } = contents
  const chosen: ChosenId = { id: input.id, of: 'payment at the counter', contents }
  const before = await findTaken(deps, chosen)
  if (before) return before
  const read = await priceDraftOrder(deps, actor, input)
  if (!read.ok) return (await findTaken(deps, chosen)) ?? invalid(read.fieldErrors)
  const settings = await deps.readSettings()
  const billed = freeze(deps, input, read.priced, settings)
  const { id } = input
  const taken = await deps.database.transaction(async (transaction) => {
    const kept = await keepDraft(deps, transaction, actor, draftOf(input), seen)
    if (kept !== 'kept') return kept
    await takeId(transaction, chosen)
    const row = await findRow(transaction, id)
    if (!row) throw new Error('A draft was written and is not there')
    const taken = await take(deps, transaction, actor, row, billed, { method, reference }, settings.siteName)
    await keepArtwork(deps, transaction, input, billed)
    return taken
  })
  if (!('changedAt' in taken)) return finish(deps, id, taken)
  return (await findTaken(deps, chosen)) ?? refuse(taken, sent)
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

/** What this very form was answered before; null when it comes for the first time. @throws IdTaken */
async function findTaken(deps: DraftOrderDeps, chosen: ChosenId) {
  const { orm } = deps.database
  const orderId = (await isDone(orm, chosen)) && (await findRow(orm, chosen.id))?.orderId
  const attempt = orderId && (await deps.payments.attemptOfOrder(orderId))
  return attempt ? finish(deps, chosen.id, { orderId, ...attempt }) : null
}
