import type { Actor } from '#server/kernel/actor.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { MediaDeps } from './deps.ts'
import { mediaOperations } from './operations/index.ts'
import {
  getMedia,
  listMedia,
  type MediaDetails,
  type MediaFilterAsked,
  type MediaPage,
  mediaFilterSchema,
} from './read-media.ts'
import { removeMediaFiles, removeMediaJob, sweepMedia, sweepMediaJob } from './sweep-media.ts'

export type { MediaDetails, MediaFilterAsked, MediaItem, MediaPage } from './read-media.ts'

/** Every picture and video that the shop shows. What shows them says where (kernel/media.ts). All is for staff only. */
export type MediaLibrary = {
  /** What an address asks for; what makes no sense is left out. */
  readFilter(query: URLSearchParams): MediaFilterAsked
  list(actor: Actor, asked: MediaFilterAsked): Promise<MediaPage>
  get(actor: Actor, id: string): Promise<MediaDetails | null>
  operations: BoundOperation[]
}

export function createMediaLibrary(deps: MediaDeps): MediaLibrary {
  deps.jobs.handle(sweepMediaJob, () => sweepMedia(deps))
  deps.jobs.handle(removeMediaJob, (work) => removeMediaFiles(deps, work))
  deps.jobs.schedule(sweepMediaJob, '23 4 * * *', {})
  return {
    readFilter: (query) => mediaFilterSchema.parse(Object.fromEntries(query)),
    list: (_actor, asked) => listMedia(deps, asked),
    get: (_actor, id) => getMedia(deps, id),
    operations: bindOperations(mediaOperations, deps),
  }
}
