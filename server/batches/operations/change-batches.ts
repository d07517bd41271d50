import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { dismissBatch, stopBatch, tryAgain, undoStatuses } from '../change-batch.ts'
import type { BatchesDeps } from '../deps.ts'
import { onlyPages } from './start-batches.ts'

const route = { onlyPages }
const input = z.object({ batch: z.uuid('You have no such batch.') })
const example = { batch: '8a4c2f6e-0000-4000-8000-000000000000' }
const result = z.object({ batch: z.uuid() })
const may = 'signed_in' as const

export const tryBatchAgain = defineOperation({
  ...{ name: 'batches.try-again', route, may, input, example, result },
  summary: 'Retry what failed in one of your own batches',
  async run(deps: BatchesDeps, actor, { batch }) {
    await tryAgain(deps, actor, batch)
    return ok({ batch })
  },
})

export const stopOneBatch = defineOperation({
  ...{ name: 'batches.stop', route, may, input, example, result },
  summary: 'Stop one of your own batches: what has not started is left undone',
  async run(deps: BatchesDeps, actor, { batch }) {
    await stopBatch(deps, actor, batch)
    return ok({ batch })
  },
})

export const dismissOneBatch = defineOperation({
  ...{ name: 'batches.dismiss', route, may, input, example, result },
  summary: 'Dismiss one of your own batches that is done',
  async run(deps: BatchesDeps, actor, { batch }) {
    await dismissBatch(deps, actor, batch)
    return ok({ batch })
  },
})

export const undoBatch = defineOperation({
  ...{ name: 'batches.undo', route, input, example, result },
  summary: 'Give the orders in one of your own batches their previous status back',
  may: 'orders.write',
  async run(deps: BatchesDeps, actor, { batch }) {
    return ok({ batch: await undoStatuses(deps, actor, batch) })
  },
})
