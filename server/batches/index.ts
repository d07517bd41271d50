import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { batchesCalls } from './calls.ts'
import { forgetOld } from './change-batch.ts'
import { type BatchesDeps, forgetBatchesJob, workBatchJob } from './deps.ts'
import { batchOperations } from './operations/index.ts'
import { batchesOwnData } from './own-data.ts'
import { batchWork } from './pending-work.ts'
import { workBatch } from './work-batch.ts'

export type { BatchView } from './read-batches.ts'

/** What is done for many orders at once, each by itself, whether anybody looks at a page or not. */
export type Batches = Door<typeof batchesCalls> & {
  operations: BoundOperation[]
  pendingWork: readonly PendingWork[]
  ownData: OwnDataPart
}

export function createBatches(deps: BatchesDeps): Batches {
  deps.jobs.handle(workBatchJob, ({ batchId }) => workBatch(deps, batchId), { concurrency: 2 })
  deps.jobs.handle(forgetBatchesJob, () => forgetOld(deps))
  deps.jobs.schedule(forgetBatchesJob, '23 3 * * *', {})
  return {
    ...createDoor(deps, batchesCalls),

    operations: bindOperations(batchOperations, deps),
    pendingWork: batchWork(deps),
    ownData: batchesOwnData(deps),
  }
}
