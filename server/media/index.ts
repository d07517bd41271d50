import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { mediaLibraryCalls } from './calls.ts'
import type { MediaDeps } from './deps.ts'
import { mediaOperations } from './operations/index.ts'
import { type MediaFilterAsked, mediaFilterSchema } from './read-media.ts'
import { removeMediaFiles, removeMediaJob, sweepMedia, sweepMediaJob } from './sweep-media.ts'

export type { MediaDetails, MediaFilterAsked, MediaItem, MediaPage } from './read-media.ts'

/** Every picture and video that the shop shows. What shows them says where (kernel/media.ts). All is for staff only. */
export type MediaLibrary = Door<typeof mediaLibraryCalls> & {
  /** What an address asks for; what makes no sense is left out. */
  readFilter(query: URLSearchParams): MediaFilterAsked
  operations: BoundOperation[]
}

export function createMediaLibrary(deps: MediaDeps): MediaLibrary {
  deps.jobs.handle(sweepMediaJob, () => sweepMedia(deps))
  deps.jobs.handle(removeMediaJob, (work) => removeMediaFiles(deps, work))
  deps.jobs.schedule(sweepMediaJob, '23 4 * * *', {})
  return {
    ...createDoor(deps, mediaLibraryCalls),

    readFilter: (query) => mediaFilterSchema.parse(Object.fromEntries(query)),
    operations: bindOperations(mediaOperations, deps),
  }
}
