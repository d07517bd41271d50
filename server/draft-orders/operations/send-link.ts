import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { draftOrderSchema } from '#domain/orders/draft-order.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { announce } from '../announce.ts'
import { bill } from '../bill-order.ts'
import type { DraftOrderDeps } from '../deps.ts'
import { findRow } from '../find.ts'
import { mailLink } from '../mail-link.ts'
import { overWords, unknownWords } from '../ready-to-withdraw.ts'
import { draftOrders } from '../tables.ts'
import { anyId, draftOrderId, phoneOrder, theirDraft, writtenFrom } from './shapes.ts'

const result = z.object({ id: z.uuid() })

/**
 * After this it can't be changed, its stock is held for as long as the link can be paid, and the customer is emailed.
 * The same form sent twice makes one invoice and one email.
 */
export const sendLink = defineOperation({
  name: 'draft-orders.send-link',
  route: 'POST /draft-orders/links',
  summary:
    'Bill an order and email the link for paying it; you choose `id`, and sending it twice makes one bill',
  may: 'orders.write',
  input: draftOrderSchema.extend(writtenFrom),
  example: phoneOrder,
  result,
  theirs: theirDraft,
  run: bill,
})

/** Each request sends a separate email. */
export const sendAgain = defineOperation({
  name: 'draft-orders.send-again',
  route: 'POST /draft-orders/{draftOrder}/mails',
  summary: 'Email the same payment link again',
  may: 'orders.write',
  input: z.object({ draftOrder: draftOrderId }),
  example: { draftOrder: anyId },
  result,
  async run(deps: DraftOrderDeps, actor, { draftOrder: id }) {
    const settings = await deps.readSettings()
    return deps.database.transaction(async (transaction) => {
      const now = deps.clock.now()
      if (!(await findRow(transaction, id))) throw new AppError('not_found', unknownWords)
      const [row] = await transaction
        .update(draftOrders)
        .set({ sentCount: sql`${draftOrders.sentCount} + 1`, sentAt: now, changedAt: now })
        .where(and(eq(draftOrders.id, id), eq(draftOrders.state, 'sent')))
        .returning()
      if (!row) throw new AppError('conflict', overWords)
      await mailLink(deps, transaction, row, settings)
      await audit(transaction, actor, { action: 'draft-order.send-again', subject: `draft-order:${id}` })
      await announce(deps, transaction, id)
      return ok({ id })
    })
  },
})
