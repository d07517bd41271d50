import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { FindArtworkUses } from '#server/kernel/text/named-in-json.ts'
import { artworkCalls } from './calls.ts'
import type { ArtworkDeps } from './deps.ts'
import { handleArtworkJobs } from './handle-jobs.ts'
import { sweepArtworksJob } from './jobs.ts'
import { artworkOperations } from './operations/index.ts'
import { artworkOwnData } from './own-data.ts'
import { artworkWork } from './pending-work.ts'
import { sweepArtworks } from './sweep-artworks.ts'

export { originalKey } from './begin-upload.ts'
export type { PictureToImport } from './import-picture.ts'
export { beginUploadSchema } from './input.ts'
export type { ArtworkView, PrintableArtwork } from './present.ts'
export { type PictureKind, pictureKinds } from './read-picture.ts'

export type Artwork = Door<typeof artworkCalls> & {
  pendingWork: readonly PendingWork[]
  /** Removes every night what nobody uses; `finders` are those who may, and stand on this capability. */
  sweepUnused(finders: readonly FindArtworkUses[]): void
  ownData: OwnDataPart
  operations: BoundOperation[]
}

export function createArtwork(deps: ArtworkDeps): Artwork {
  const { jobs } = deps
  handleArtworkJobs(deps)
  return {
    ...createDoor(deps, artworkCalls),

    pendingWork: artworkWork(deps),
    sweepUnused(finders) {
      jobs.handle(sweepArtworksJob, () => sweepArtworks(deps, finders))
      jobs.schedule(sweepArtworksJob, '23 3 * * *', {})
    },
    ownData: artworkOwnData(deps),
    operations: bindOperations(artworkOperations, deps),
  }
}
