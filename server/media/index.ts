import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { RetentionRule } from '#server/kernel/retention.ts'
import { mediaLibraryCalls } from './calls.ts'
import type { MediaDeps } from './deps.ts'
import { mediaOperations } from './operations/index.ts'
import { type MediaFilterAsked, mediaFilterSchema } from './read-media.ts'
import { mediaRetention } from './retention.ts'
import { removeMediaFiles, removeMediaJob } from './take-away.ts'

export type { MediaDetails, MediaFilterAsked, MediaItem, MediaPage } from './read-media.ts'

/**
 * Every picture and video that the shop shows. The capabilities that show them report where (kernel/media.ts). All of
 * it is staff only.
 */
export type MediaLibrary = Door<typeof mediaLibraryCalls> & {
  /** Parses the filter from an address; invalid parts are ignored. */
  readFilter(query: URLSearchParams): MediaFilterAsked
  retention: readonly RetentionRule[]
  operations: BoundOperation[]
}

export function createMediaLibrary(deps: MediaDeps): MediaLibrary {
  deps.jobs.handle(removeMediaJob, (work) => removeMediaFiles(deps, work))
  return {
    ...createDoor(deps, mediaLibraryCalls),

    readFilter: (query) => mediaFilterSchema.parse(Object.fromEntries(query)),
    retention: mediaRetention(deps),
    operations: bindOperations(mediaOperations, deps),
  }
}
