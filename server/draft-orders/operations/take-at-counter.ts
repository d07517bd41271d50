import {
  type CounterPaymentInput,
  counterPaymentSchema,
  type DraftOrderInput,
  draftOf,
  draftOrderSchema,
} from '#domain/orders/draft-order.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid } from '#server/kernel/operations/outcome.ts'
import type { DraftOrderDeps } from '../deps.ts'
import { keepArtwork } from '../keep-artwork.ts'
import { freeze } from '../open-try.ts'
import { findMade, keepChosen, orTheirs, refuse } from '../or-theirs.ts'
import { priceDraftOrder } from '../price.ts'
import { finish, take } from '../take-money.ts'
import { phoneOrder, takenShape, theirDraft, writtenFrom } from './shapes.ts'

/**
 * PREPARE with the counter as its provider, and SETTLE right away. If the process dies in between, the sweeper
 * completes it.
 */
export const takeNewOrder = defineOperation({
  name: 'draft-orders.take-new',
  route: 'POST /draft-orders/counter-payments',
  summary:
    'Create an order that was paid for at the counter; you choose `id`, and sending it twice makes one order',
  may: 'payments.write',
  input: draftOrderSchema.extend({ ...counterPaymentSchema.shape, ...writtenFrom }),
  example: { ...phoneOrder, id: '8a4c2f6e-0000-4000-8000-000000000007', method: 'cash' },
  result: takenShape,
  theirs: theirDraft,
  run: (deps: DraftOrderDeps, actor, sent) => orTheirs(deps, sent, () => takeOnce(deps, actor, sent)),
})

type PaidOrder = DraftOrderInput & CounterPaymentInput & { seen?: Date }

async function takeOnce(deps: DraftOrderDeps, actor: Actor, sent: PaidOrder) {
  const { seen, ...contents } = sent
  const { method, reference, ...input } = contents
  const chosen = { id: input.id, of: 'payment at the counter', contents }
  const before = await findTaken(deps, chosen)
  if (before) return before
  const read = await priceDraftOrder(deps, actor, input)
  if (!read.ok) return (await findTaken(deps, chosen)) ?? invalid(read.fieldErrors)
  const settings = await deps.readSettings()
  const billed = freeze(deps, input, read.priced, settings)
  const { id } = input
  const taken = await deps.database.transaction(async (transaction) => {
    const kept = await keepChosen(deps, transaction, actor, { draft: draftOf(input), seen, chosen })
    if (!kept.row) return kept.theirs
    const terms = { method, reference }
    const taken = await take(deps, transaction, actor, kept.row, billed, terms, settings.siteName)
    await keepArtwork(deps, transaction, input, billed)
    return taken
  })
  if (!('changedAt' in taken)) return finish(deps, id, taken)
  return (await findTaken(deps, chosen)) ?? refuse(taken, sent)
}

/** The earlier result for this very form; null when it comes for the first time. @throws IdTaken */
async function findTaken(deps: DraftOrderDeps, chosen: Parameters<typeof findMade>[1]) {
  const orderId = (await findMade(deps, chosen))?.orderId
  const attempt = orderId && (await deps.payments.attemptOfOrder(orderId))
  return attempt ? finish(deps, chosen.id, { orderId, ...attempt }) : null
}
