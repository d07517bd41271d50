import { z } from 'zod'
import { draftOrderFormSchema } from '#domain/orders/draft-order.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { announce } from '../announce.ts'
import type { DraftOrderDeps } from '../deps.ts'
import { keepDraft } from '../keep-draft.ts'
import { refuse } from '../or-theirs.ts'
import { phoneOrder, theirDraft, writtenFrom } from './shapes.ts'

const { id, contact, lines, delivery } = phoneOrder

/** An invoiced order can't be changed anymore. */
export const saveDraft = defineOperation({
  name: 'draft-orders.save-draft',
  route: 'POST /draft-orders/drafts',
  summary:
    'Save an order that is being written, however little of it is filled in; you choose `id`, and sending it again saves it again',
  may: 'orders.write',
  input: draftOrderFormSchema.extend(writtenFrom),
  example: { id, contact, lines, delivery },
  result: z.object({ id: z.uuid() }),
  theirs: theirDraft,
  run: (deps: DraftOrderDeps, actor, sent) =>
    deps.database.transaction(async (transaction) => {
      const { seen, ...draft } = sent
      const kept = await keepDraft(deps, transaction, actor, draft, seen)
      if (kept !== 'kept') return refuse(kept, sent)
      await announce(deps, transaction, draft.id)
      return ok({ id: draft.id })
    }),
})
