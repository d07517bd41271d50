import type { BatchKind } from '#domain/batches/batch.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { forgetOld, readFile } from './change-batch.ts'
import { type BatchesDeps, forgetBatchesJob, workBatchJob } from './deps.ts'
import { batchOperations } from './operations/index.ts'
import { batchesOwnData } from './own-data.ts'
import { batchWork } from './pending-work.ts'
import { type BatchView, lastChoice, listBatches } from './read-batches.ts'
import { workBatch } from './work-batch.ts'

export type { BatchView } from './read-batches.ts'

/** What is done for many orders at once, each by itself, whether anybody looks at a page or not. */
export type Batches = {
  operations: BoundOperation[]
  pendingWork: readonly PendingWork[]
  ownData: OwnDataPart
  /** Of the actor's own what they have not put away, newest first. */
  list(actor: Actor): Promise<BatchView[]>
  /** What they chose for all of the last batch of a kind; null before the first. */
  lastChoice(actor: Actor, kind: BatchKind): Promise<unknown>
  /** What was made of all things of a batch of theirs; null while there is none. */
  readFile(actor: Actor, batchId: string): Promise<StoredFile | null>
}

export function createBatches(deps: BatchesDeps): Batches {
  deps.jobs.handle(workBatchJob, ({ batchId }) => workBatch(deps, batchId), { concurrency: 2 })
  deps.jobs.handle(forgetBatchesJob, () => forgetOld(deps))
  deps.jobs.schedule(forgetBatchesJob, '23 3 * * *', {})
  return {
    operations: bindOperations(batchOperations, deps),
    pendingWork: batchWork(deps),
    ownData: batchesOwnData(deps),
    list: (actor) => listBatches(deps, actor),
    lastChoice: (actor, kind) => lastChoice(deps, actor, kind),
    readFile: (actor, batchId) => readFile(deps, actor, batchId),
  }
}
