import type { Actor } from '#server/kernel/actor.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { AiDesignsDeps } from './deps.ts'
import { drawRun } from './draw-run.ts'
import { type DesignPictureKind, listRuns, readDesign } from './find-runs.ts'
import { drawRunJob, forgetRunsJob, removeRunFilesJob } from './jobs.ts'
import { adoptRuns, forgetOldRuns } from './keep-runs.ts'
import { aiDesignOperations } from './operations/index.ts'
import type { RunView } from './operations/run-shape.ts'
import { aiDesignsOwnData } from './own-data.ts'
import { aiDesignWork } from './pending-work.ts'
import { type TakeDesignOutcome, takeDesign } from './take-design.ts'

export { type DesignPictureKind, pictureKinds as designPictureKinds } from './find-runs.ts'
export type { RunView } from './operations/run-shape.ts'
export type { ImageModel } from './port.ts'

/** The AI design generator (docs/spec-map.md B2, B4 and B9). */
export type AiDesigns = {
  pendingWork: readonly PendingWork[]
  operations: BoundOperation[]
  /** The actor's own latest runs, newest first. */
  list(actor: Actor): Promise<RunView[]>
  /** Opens a picture for who asked for it; null for everybody else. */
  read(actor: Actor, runId: string, index: number, kind: DesignPictureKind): Promise<StoredFile | null>
  /** Makes a design an artwork of the actor's own, for the studio. */
  use(actor: Actor, runId: string, index: number): Promise<TakeDesignOutcome>
  /** What the visitor asked for becomes the user's. */
  adopt(actor: Actor): Promise<void>
  ownData: OwnDataPart
}

export function createAiDesigns(deps: AiDesignsDeps): AiDesigns {
  const { database, jobs, files } = deps
  jobs.handle(drawRunJob, ({ runId }) => drawRun(deps, runId), { concurrency: 2 })
  jobs.handle(forgetRunsJob, () => forgetOldRuns(deps))
  jobs.handle(removeRunFilesJob, async ({ keys }) => {
    for (const key of keys) await files.remove(key)
  })
  jobs.schedule(forgetRunsJob, '23 4 * * *', {})
  return {
    pendingWork: aiDesignWork(deps),
    operations: bindOperations(aiDesignOperations, deps),
    list: (actor) => listRuns(database, actor),
    read: (actor, runId, index, kind) => readDesign(deps, actor, runId, index, kind),
    use: (actor, runId, index) => takeDesign(deps, actor, runId, index),
    adopt: (actor) => adoptRuns(database, actor),
    ownData: aiDesignsOwnData(database),
  }
}
