import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { draftOf, type ManualOrderInput, manualOrderSchema } from '#domain/orders/manual-order.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import { announce } from '../announce.ts'
import type { ManualOrderDeps } from '../deps.ts'
import { findRow } from '../find.ts'
import { keepArtwork } from '../keep-artwork.ts'
import { keepDraft } from '../keep-draft.ts'
import { mailLink } from '../mail-link.ts'
import { freeze, linkExpiry, openTry } from '../open-try.ts'
import { priceManualOrder } from '../price.ts'
import { overWords, unknownWords } from '../ready-to-withdraw.ts'
import { manualOrders } from '../tables.ts'
import { anyId, manualOrderId, phoneOrder } from './shapes.ts'

const result = z.object({ id: z.uuid() })

/**
 * From now on it does not change, its stock is held for as long as the link can be paid, and the customer is mailed.
 * The same form sent twice is one bill and one mail.
 */
export const sendLink = defineOperation({
  name: 'manual-orders.send-link',
  route: 'POST /manual-orders/links',
  summary:
    'Bill an order and mail the link by which it is paid; `id` is chosen by you, and sent twice is one bill',
  may: 'orders.write',
  input: manualOrderSchema,
  example: phoneOrder,
  result,
  run: bill,
})

async function bill(deps: ManualOrderDeps, actor: Actor, input: ManualOrderInput) {
  const { id } = input
  const read = await priceManualOrder(deps, actor, input)
  if (!read.ok) return (await isSent(deps, id)) ? ok({ id }) : invalid(read.fieldErrors)
  if (read.priced.totals.total === 0)
    throw new AppError(
      'conflict',
      'Nothing is to be paid, so there is nothing to send. Make it a paid order.',
    )
  const settings = await deps.readSettings()
  const billed = freeze(deps, input, read.priced, settings)
  try {
    return await deps.database.transaction(async (transaction) => {
      if (!(await keepDraft(deps, transaction, actor, draftOf(input)))) throw new MovedOn()
      const row = await findRow(transaction, id)
      if (!row) throw new Error('A draft was written and is not there')
      const now = deps.clock.now()
      const expiresAt = linkExpiry(now)
      const opened = await openTry(deps, transaction, billed, {
        ...{ manualOrderId: id, token: row.token, returnOrigin: actor.origin ?? deps.origin },
        ...{ siteName: settings.siteName, expiresAt },
        opened: { by: actor, note: 'Payment link sent' },
      })
      if (!opened) throw new NotThere()
      const sent = {
        state: 'sent',
        billed,
        totalCents: billed.totals.total,
        sentAt: now,
        sentCount: 1,
      } as const
      await transaction
        .update(manualOrders)
        .set({ ...sent, expiresAt, changedAt: now })
        .where(eq(manualOrders.id, id))
      await keepArtwork(deps, transaction, input, billed)
      await mailLink(deps, transaction, { ...row, ...sent, expiresAt }, settings)
      await audit(transaction, actor, {
        action: 'manual-order.send',
        subject: `manual-order:${id}`,
        after: { totalCents: billed.totals.total, email: billed.contact.email },
      })
      await announce(deps, transaction, id)
      return ok({ id })
    })
  } catch (error) {
    if (error instanceof NotThere)
      throw new AppError(
        'conflict',
        'Somebody has just bought what this order needs. Look at its lines again.',
      )
    if (!(error instanceof MovedOn)) throw error
    if (await isSent(deps, id)) return ok({ id })
    throw new AppError('conflict', 'It was paid or cancelled since.')
  }
}

/** Undo the transaction that they are thrown in; never leave this file. */
class NotThere extends Error {}
class MovedOn extends Error {}

const isSent = async ({ database }: ManualOrderDeps, id: string): Promise<boolean> =>
  (await findRow(database.orm, id))?.state === 'sent'

/** Each asking is a mail of its own. */
export const sendAgain = defineOperation({
  name: 'manual-orders.send-again',
  route: 'POST /manual-orders/{manualOrder}/mails',
  summary: 'Mail the same payment link once more',
  may: 'orders.write',
  input: z.object({ manualOrder: manualOrderId }),
  example: { manualOrder: anyId },
  result,
  async run(deps: ManualOrderDeps, actor, { manualOrder: id }) {
    const settings = await deps.readSettings()
    return deps.database.transaction(async (transaction) => {
      const now = deps.clock.now()
      if (!(await findRow(transaction, id))) throw new AppError('not_found', unknownWords)
      const [row] = await transaction
        .update(manualOrders)
        .set({ sentCount: sql`${manualOrders.sentCount} + 1`, sentAt: now, changedAt: now })
        .where(and(eq(manualOrders.id, id), eq(manualOrders.state, 'sent')))
        .returning()
      if (!row) throw new AppError('conflict', overWords)
      await mailLink(deps, transaction, row, settings)
      await audit(transaction, actor, { action: 'manual-order.send-again', subject: `manual-order:${id}` })
      await announce(deps, transaction, id)
      return ok({ id })
    })
  },
})
