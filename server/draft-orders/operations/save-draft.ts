import { z } from 'zod'
import { draftOrderFormSchema } from '#domain/orders/draft-order.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { announce } from '../announce.ts'
import type { DraftOrderDeps } from '../deps.ts'
import { keepDraft } from '../keep-draft.ts'
import { phoneOrder } from './shapes.ts'

const { id, contact, lines, delivery } = phoneOrder

/** What is billed does not change any more. */
export const saveDraft = defineOperation({
  name: 'draft-orders.save-draft',
  route: 'POST /draft-orders/drafts',
  summary:
    'Keep an order that is being written, however little of it; `id` is chosen by you, and saves it again',
  may: 'orders.write',
  input: draftOrderFormSchema,
  example: { id, contact, lines, delivery },
  result: z.object({ id: z.uuid() }),
  run: (deps: DraftOrderDeps, actor, draft) =>
    deps.database.transaction(async (transaction) => {
      const isKept = await keepDraft(deps, transaction, actor, draft)
      if (!isKept) throw new AppError('conflict', 'It was sent or paid since.')
      await announce(deps, transaction, draft.id)
      return ok({ id: draft.id })
    }),
})
