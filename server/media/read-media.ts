import { and, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PublicPicture } from '#domain/catalog/public-picture.ts'
import { type MediaSource, mediaFilters } from '#domain/content/media-sources.ts'
import { idPattern, isUuid } from '#domain/uuid.ts'
import type { MediaUse } from '#server/kernel/media.ts'
import { largestFileKey, toPublicPicture } from '#server/kernel/pictures/public-pictures.ts'
import { media } from '#server/kernel/tables.ts'
import { findUses, type MediaDeps } from './deps.ts'

/** A picture or video as the library shows it. Sizes in px and bytes; `createdAt` is an ISO moment. */
export type MediaItem = {
  id: string
  kind: 'picture' | 'film'
  source: MediaSource
  fileName: string
  alt: string
  src: string
  /** What stands for it in a grid: of a video its poster, if it has one. */
  shown: PublicPicture | null
  width: number | null
  height: number | null
  byteSize: number | null
  uploadedByName: string
  createdAt: string
  isUsed: boolean
  /** The largest file, by which listings take a picture; null for what is no picture at every width. */
  fileKey: string | null
}

export type MediaDetails = Omit<MediaItem, 'isUsed'> & { uses: Omit<MediaUse, 'key'>[] }

/** Where a page ended: moment and id. */
export const mediaCursor = z
  .string()
  .regex(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z_${idPattern}$`))
  .refine((text) => !Number.isNaN(Date.parse(text.slice(0, 24))))

/** What an address asks for; what makes no sense is left out. */
export const mediaFilterSchema = z.object({
  text: z.string().trim().max(100).catch(''),
  filter: z.enum(mediaFilters).catch(''),
  before: mediaCursor.catch(''),
})

export type MediaFilterAsked = z.output<typeof mediaFilterSchema>

export type MediaPage = { items: MediaItem[]; next: string | null }

const pageSize = 48
/** How many rows are looked at at once for those that nothing shows. */
const batchSize = 200

type Row = typeof media.$inferSelect

/** Newest first, a page at a time; `next` is given as `before` for the following one. Staff only. */
export async function listMedia(deps: MediaDeps, asked: MediaFilterAsked): Promise<MediaPage> {
  const found: MediaItem[] = []
  let before = asked.before
  const wanted = asked.filter === 'unused' ? batchSize : pageSize + 1
  for (;;) {
    const rows = await readRows(deps, { ...asked, before }, wanted)
    const uses = await findUses(
      deps,
      deps.database.orm,
      rows.map(({ key }) => key),
    )
    const used = new Set(uses.map(({ key }) => key))
    for (const row of rows)
      if (asked.filter !== 'unused' || !used.has(row.key)) found.push(present(row, used.has(row.key)))
    const last = rows.at(-1)
    if (rows.length < wanted || found.length > pageSize || !last) break
    before = cursorOf(last.createdAt.toISOString(), last.id)
  }
  const items = found.slice(0, pageSize)
  const last = items.at(-1)
  return { items, next: found.length > pageSize && last ? cursorOf(last.createdAt, last.id) : null }
}

const cursorOf = (createdAt: string, id: string): string => `${createdAt}_${id}`

function readRows({ database }: MediaDeps, asked: MediaFilterAsked, limit: number): Promise<Row[]> {
  return database.orm
    .select()
    .from(media)
    .where(and(isNull(media.removedAt), ...matching(asked)))
    .orderBy(desc(sql`date_trunc('milliseconds', ${media.createdAt})`), desc(media.id))
    .limit(limit)
}

function matching({ text, filter, before }: MediaFilterAsked): (SQL | undefined)[] {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const [at = '', id = ''] = before.split('_')
  return [
    text === ''
      ? undefined
      : or(ilike(media.fileName, pattern), ilike(media.alt, pattern), ilike(media.uploadedByName, pattern)),
    filter === '' || filter === 'unused' ? undefined : inArray(media.source, [...sourcesOf[filter]]),
    // Moments in addresses have milliseconds, the table has more.
    before === ''
      ? undefined
      : sql`(date_trunc('milliseconds', ${media.createdAt}), ${media.id}) < (${at}::timestamptz, ${id}::uuid)`,
  ]
}

const sourcesOf: Record<'article' | 'film' | 'listing' | 'default' | 'print', readonly MediaSource[]> = {
  article: ['article'],
  film: ['film'],
  listing: ['listing'],
  default: ['default'],
  print: ['thumbnail', 'watermarked', 'photograph'],
}

/** One of them with every place that shows it; null when there is none. Staff only. */
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

function present(row: Row, isUsed: boolean): MediaItem {
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
