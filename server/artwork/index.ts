import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { RetentionRule } from '#server/kernel/retention.ts'
import type { FindArtworkUses } from '#server/kernel/text/named-in-json.ts'
import { artworkCalls } from './calls.ts'
import type { ArtworkDeps } from './deps.ts'
import { handleArtworkJobs } from './handle-jobs.ts'
import { artworkOperations } from './operations/index.ts'
import { artworkOwnData } from './own-data.ts'
import { artworkWork } from './pending-work.ts'
import { artworkRetention } from './retention.ts'

export { originalKey } from './begin-upload.ts'
export type { PictureToImport } from './import-picture.ts'
export { beginUploadSchema } from './input.ts'
export type { ArtworkView, PrintableArtwork } from './present.ts'
export { type PictureKind, pictureKinds } from './read-picture.ts'

export type Artwork = Door<typeof artworkCalls> & {
  pendingWork: readonly PendingWork[]
  /** `finders` come from the capabilities that may use an artwork and build on this one. */
  retention(finders: readonly FindArtworkUses[]): readonly RetentionRule[]
  ownData: OwnDataPart
  operations: BoundOperation[]
}

export function createArtwork(deps: ArtworkDeps): Artwork {
  handleArtworkJobs(deps)
  return {
    ...createDoor(deps, artworkCalls),

    pendingWork: artworkWork(deps),
    retention: (finders) => artworkRetention(deps, finders),
    ownData: artworkOwnData(deps),
    operations: bindOperations(artworkOperations, deps),
  }
}
