import { createDoor, type Door } from '#server/kernel/door.ts'
import { oneAtATime } from '#server/kernel/job-queue/one-at-a-time.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { RetentionRule } from '#server/kernel/retention.ts'
import { batchesCalls } from './calls.ts'
import { type BatchesDeps, workBatchJob } from './deps.ts'
import { batchOperations } from './operations/index.ts'
import { batchesOwnData } from './own-data.ts'
import { batchWork } from './pending-work.ts'
import { batchRetention } from './retention.ts'
import { workBatch } from './work-batch.ts'

export type { BatchView } from './list-batches.ts'

/** What is done for many orders at once, each separately, whether a page is open or not. */
export type Batches = Door<typeof batchesCalls> & {
  operations: BoundOperation[]
  pendingWork: readonly PendingWork[]
  ownData: OwnDataPart
  retention: readonly RetentionRule[]
}

export function createBatches(deps: BatchesDeps): Batches {
  deps.jobs.handle(
    workBatchJob,
    (data) => {
      const { batchId } = data
      return oneAtATime(deps, { key: `batch:${batchId}`, job: workBatchJob, data }, () =>
        workBatch(deps, batchId),
      )
    },
    { concurrency: 2 },
  )
  return {
    ...createDoor(deps, batchesCalls),

    operations: bindOperations(batchOperations, deps),
    pendingWork: batchWork(deps),
    ownData: batchesOwnData(deps),
    retention: batchRetention(deps),
  }
}
