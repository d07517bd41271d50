import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { type FindArtworkUses, usesInJson } from '#server/kernel/text/named-in-json.ts'
import { designsCalls } from './calls.ts'
import type { DesignDeps } from './deps.ts'
import { drawPreview } from './draw-preview.ts'
import { drawPreviewJob } from './jobs.ts'
import { designOperations } from './operations/index.ts'
import { designsOwnData } from './own-data.ts'
import { designWork } from './pending-work.ts'
import { designs } from './tables.ts'

export type { SaveDesignInput } from './input.ts'
export type { OutsideDesign } from './outside-designs.ts'
export type { DesignView } from './present.ts'
export type { SaveDesignOutcome } from './save-design.ts'
export type { SaveProjectOutcome } from './save-project.ts'

export type Designs = Door<typeof designsCalls> & {
  /** Those of `ids` that a design uses. */
  findArtworkUses: FindArtworkUses
  ownData: OwnDataPart
  pendingWork: readonly PendingWork[]
  operations: BoundOperation[]
}

export function createDesigns(deps: DesignDeps): Designs {
  const { database, jobs } = deps
  jobs.handle(drawPreviewJob, ({ designId }) => drawPreview(deps, designId))
  return {
    ...createDoor(deps, designsCalls),

    pendingWork: designWork(deps),
    findArtworkUses: usesInJson({ table: designs, column: designs.document }),
    ownData: designsOwnData(database),
    operations: bindOperations(designOperations, deps),
  }
}
