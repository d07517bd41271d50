import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PublicPicture } from '#domain/catalog/public-picture.ts'
import { type MediaSource, mediaFilters } from '#domain/content/media-sources.ts'
import { idPattern, isUuid } from '#domain/uuid.ts'
import { anyContains } from '#server/kernel/list/contains.ts'
import type { MediaUse } from '#server/kernel/media.ts'
import { largestFileKey, toPublicPicture } from '#server/kernel/pictures/public-pictures.ts'
import { media } from '#server/kernel/tables.ts'
import { findUses, type MediaDeps } from './deps.ts'

/** A picture or video as the library shows it. Sizes in px and bytes; `createdAt` is an ISO timestamp. */
export type MediaItem = {
  id: string
  kind: 'picture' | 'film'
  source: MediaSource
  fileName: string
  alt: string
  src: string
  /** Its thumbnail in a grid: for a video its poster, if it has one. */
  shown: PublicPicture | null
  width: number | null
  height: number | null
  byteSize: number | null
  uploadedByName: string
  createdAt: string
  isUsed: boolean
  /** The largest file, whose key listings use; null if it isn't a picture stored at every width. */
  fileKey: string | null
}

export type MediaDetails = Omit<MediaItem, 'isUsed'> & { uses: Omit<MediaUse, 'key'>[] }

/** Where a page ended: the timestamp, with the table's microsecond precision, and the id. */
export const mediaCursor = z
  .string()
  .regex(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3,6}Z_${idPattern}$`))
  .refine((text) => !Number.isNaN(Date.parse(text.split('_')[0] ?? '')))

/** The filter in an address; invalid parts are ignored. */
export const mediaFilterSchema = z.object({
  text: z.string().trim().max(100).catch(''),
  filter: z.enum(mediaFilters).catch(''),
  before: mediaCursor.catch(''),
})

export type MediaFilterAsked = z.output<typeof mediaFilterSchema>

export type MediaPage = { items: MediaItem[]; next: string | null }

const pageSize = 48
/** How many rows are checked at a time when looking for unused ones. */
const batchSize = 200
/**
 * The maximum number of such batches per page, which may then be short or empty: there may be one unused entry in a
 * million.
 */
const mostBatches = 5

type Row = typeof media.$inferSelect & { at: string }

/**
 * Newest first, a page at a time; pass `next` as `before` to get the following page. A page of unused entries may be
 * empty and still have one after it. Staff only.
 */
export async function listMedia(deps: MediaDeps, asked: MediaFilterAsked): Promise<MediaPage> {
  const isUnused = asked.filter === 'unused'
  const wanted = isUnused ? batchSize : pageSize + 1
  const found: { item: MediaItem; cursor: string }[] = []
  let before = asked.before
  let hasMore = true
  for (let batch = 0; hasMore && found.length <= pageSize && batch < mostBatches; batch++) {
    const rows = await readRows(deps, { ...asked, before }, wanted)
    const keys = rows.map(({ key }) => key)
    const used = new Set((await findUses(deps, deps.database.orm, keys)).map(({ key }) => key))
    for (const row of rows)
      if (!isUnused || !used.has(row.key))
        found.push({ item: present(row, used.has(row.key)), cursor: cursorOf(row) })
    const last = rows.at(-1)
    if (last) before = cursorOf(last)
    hasMore = rows.length === wanted
  }
  const shown = found.slice(0, pageSize)
  const next = found.length > pageSize ? (shown.at(-1)?.cursor ?? null) : hasMore ? before : null
  return { items: shown.map(({ item }) => item), next }
}

const cursorOf = ({ at, id }: Pick<Row, 'at' | 'id'>): string => `${at}_${id}`

function readRows({ database }: MediaDeps, asked: MediaFilterAsked, limit: number): Promise<Row[]> {
  const at = sql<string>`to_char(${media.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
  return database.orm
    .select({ ...getTableColumns(media), at })
    .from(media)
    .where(and(isNull(media.removedAt), ...matching(asked)))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(limit)
}

function matching({ text, filter, before }: MediaFilterAsked): (SQL | undefined)[] {
  const [at = '', id = ''] = before.split('_')
  return [
    anyContains([media.fileName, media.alt, media.uploadedByName], text),
    filter === '' || filter === 'unused' ? undefined : inArray(media.source, [...sourcesOf[filter]]),
    before === '' ? undefined : sql`(${media.createdAt}, ${media.id}) < (${at}::timestamptz, ${id}::uuid)`,
  ]
}

const sourcesOf: Record<'article' | 'film' | 'listing' | 'default' | 'print', readonly MediaSource[]> = {
  article: ['article'],
  film: ['film'],
  listing: ['listing'],
  default: ['default'],
  print: ['thumbnail', 'watermarked', 'photograph'],
}

/** One of them with every place that shows it; null if it doesn't exist. Staff only. */
export async function getMedia(deps: MediaDeps, id: string): Promise<MediaDetails | null> {
  if (!isUuid(id)) return null
  const [row] = await deps.database.orm
    .select()
    .from(media)
    .where(and(eq(media.id, id), isNull(media.removedAt)))
  if (!row) return null
  const uses = await findUses(deps, deps.database.orm, [row.key])
  const { isUsed: _, ...item } = present(row, uses.length > 0)
  return { ...item, uses: uses.map(({ what, title, to }) => ({ what, title, to })) }
}

function present(row: typeof media.$inferSelect, isUsed: boolean): MediaItem {
  const { id, kind, source, fileName, alt, src, byteSize, uploadedByName } = row
  const single = { src, srcSet: '', width: row.widthPx ?? 0, height: row.heightPx ?? 0, alt }
  return {
    ...{ id, kind, source, fileName, alt, src, byteSize, uploadedByName, isUsed },
    shown: row.picture ? toPublicPicture(row.picture, alt) : kind === 'picture' ? single : null,
    width: row.widthPx,
    height: row.heightPx,
    createdAt: row.createdAt.toISOString(),
    fileKey: kind === 'picture' && row.picture ? largestFileKey(row.picture) : null,
  }
}
