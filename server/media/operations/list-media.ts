import { z } from 'zod'
import { mediaFilters, mediaSources } from '#domain/content/media-sources.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { MediaDeps } from '../deps.ts'
import { listMedia as list, mediaCursor } from '../read-media.ts'

const item = z.object({
  id: z.uuid(),
  kind: z.enum(['picture', 'film']),
  source: z.enum(mediaSources),
  fileName: z.string(),
  alt: z.string(),
  src: z.string(),
  /** Its thumbnail in a grid: for a video its poster, if it has one. */
  shown: z
    .object({ src: z.string(), srcSet: z.string(), width: z.number(), height: z.number(), alt: z.string() })
    .nullable(),
  /** In px and bytes. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  byteSize: z.int().nullable(),
  uploadedByName: z.string(),
  createdAt: z.string(),
  isUsed: z.boolean(),
  /** The key that listings use for a picture; null if it isn't a picture stored at every width. */
  fileKey: z.string().nullable(),
})

export const listMedia = defineOperation({
  name: 'media.list',
  route: 'GET /media',
  summary: 'Pictures and videos that the shop shows, newest first; send `next` as `cursor`',
  may: 'products.read',
  input: z.object({
    text: z.string().trim().max(100).default(''),
    filter: z.enum(mediaFilters).default(''),
    cursor: z.union([z.literal(''), mediaCursor]).default(''),
    /** The former name of `cursor`. */
    before: z.union([z.literal(''), mediaCursor]).default(''),
  }),
  example: { text: 'press', filter: 'unused' },
  result: z.object({ items: z.array(item), next: z.string().nullable() }),
  run: async (deps: MediaDeps, _actor, { cursor, ...asked }) =>
    ok(await list(deps, { ...asked, before: cursor || asked.before })),
})
