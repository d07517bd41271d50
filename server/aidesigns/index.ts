import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { RetentionRule } from '#server/kernel/retention.ts'
import { aiDesignsCalls } from './calls.ts'
import type { AiDesignsDeps } from './deps.ts'
import { drawRun } from './draw-run.ts'
import { drawRunJob } from './jobs.ts'
import { aiDesignRetention } from './keep-runs.ts'
import { aiDesignOperations } from './operations/index.ts'
import { aiDesignsOwnData } from './own-data.ts'
import { aiDesignWork } from './pending-work.ts'

export { type DesignPictureKind, pictureKinds as designPictureKinds } from './find-runs.ts'
export type { RunView } from './operations/run-shape.ts'
export type { ImageModel } from './port.ts'

/** The AI design generator (docs/spec-map.md B2, B4 and B9). */
export type AiDesigns = Door<typeof aiDesignsCalls> & {
  pendingWork: readonly PendingWork[]
  operations: BoundOperation[]
  ownData: OwnDataPart
  retention: readonly RetentionRule[]
}

export function createAiDesigns(deps: AiDesignsDeps): AiDesigns {
  const { database, jobs } = deps
  jobs.handle(drawRunJob, ({ runId }) => drawRun(deps, runId), { concurrency: 2 })
  return {
    ...createDoor(deps, aiDesignsCalls),

    pendingWork: aiDesignWork(deps),
    operations: bindOperations(aiDesignOperations, deps),
    ownData: aiDesignsOwnData(database),
    retention: aiDesignRetention(deps),
  }
}
