import type { Actor } from '#server/kernel/actor.ts'
import {
  bringBackMedia,
  type DescribeMediaOutcome,
  describeMedia,
  type RemoveMediaOutcome,
  removeMedia,
} from './change-media.ts'
import type { MediaNeeds } from './needs.ts'
import {
  getMedia,
  listMedia,
  type MediaDetails,
  type MediaFilterAsked,
  type MediaPage,
  mediaFilterSchema,
} from './read-media.ts'
import { removeMediaFiles, removeMediaJob, sweepMedia, sweepMediaJob } from './sweep-media.ts'

export type { DescribeMediaOutcome, RemoveMediaOutcome } from './change-media.ts'
export type { MediaDetails, MediaFilterAsked, MediaItem, MediaPage } from './read-media.ts'

/** Every picture and film that the shop shows. What shows them says where (kernel/media.ts). All is for staff only. */
export type MediaLibrary = {
  /** What an address asks for; what makes no sense is left out. */
  readFilter(query: URLSearchParams): MediaFilterAsked
  list(actor: Actor, asked: MediaFilterAsked): Promise<MediaPage>
  get(actor: Actor, id: string): Promise<MediaDetails | null>
  describe(actor: Actor, id: string, input: unknown): Promise<DescribeMediaOutcome>
  /** Refused while anything shows it. */
  remove(actor: Actor, id: string): Promise<RemoveMediaOutcome>
  bringBack(actor: Actor, id: string): Promise<{ ok: true } | { ok: false; reason: 'not_found' }>
}

export function createMediaLibrary(needs: MediaNeeds): MediaLibrary {
  needs.jobs.handle(sweepMediaJob, () => sweepMedia(needs))
  needs.jobs.handle(removeMediaJob, (work) => removeMediaFiles(needs, work))
  needs.jobs.schedule(sweepMediaJob, '23 4 * * *', {})
  return {
    readFilter: (query) => mediaFilterSchema.parse(Object.fromEntries(query)),
    list: (_actor, asked) => listMedia(needs, asked),
    get: (_actor, id) => getMedia(needs, id),
    describe: (actor, id, input) => describeMedia(needs, actor, id, input),
    remove: (actor, id) => removeMedia(needs, actor, id),
    bringBack: (actor, id) => bringBackMedia(needs, actor, id),
  }
}
