import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { MediaSource } from '#domain/content/media-sources.ts'
import { largestFileKey, publicUrl, type StoredPicture } from '#server/kernel/pictures/public-pictures.ts'
import type { Actor, SystemActor } from './actor.ts'
import { whoDidIt } from './audit.ts'
import type { Executor } from './database.ts'
import { idList } from './retention.ts'
import { media } from './tables.ts'

/** A place that shows a picture or video. `what` is its kind in words, `to` the page where staff edit it. */
export type MediaUse = { key: string; what: string; title: string; to: string }

/** Where one capability shows any of `keys`; queried in the transaction that would delete them. */
export type FindMediaUses = (executor: Executor, keys: readonly string[]) => Promise<MediaUse[]>

/** One place is enough to keep a picture; no one reads more than this many. */
const mostPlaces = 50

/**
 * The first rows of `from` for each of the keys, as `key` and whatever `select` names, using an index on `of`. A key is
 * matched as a range, in index order: with an equality match, PostgreSQL would scan the whole table when statistics say
 * that every key has many rows.
 */
export const firstOfEach = (
  keys: readonly string[],
  { of, select, from }: { of: SQL; select: SQL; from: SQL },
): SQL => sql`select wanted.key, found.* from unnest(${idList(keys, 'text')}) as wanted(key) cross join lateral (
  select ${select} from ${from} where ${of} between wanted.key and wanted.key order by ${of} limit ${mostPlaces}) found`

/** The keys that addresses in HTML refer to, as a PostgreSQL pattern. */
export const keysInHtml = '(public/[a-z][a-z0-9-]*/[0-9a-f-]{36}|films/[0-9a-f-]{36})'

/** A picture in the library by its id, with its files at every width; null if there is none. */
export async function findPicture(executor: Executor, mediaId: string): Promise<StoredPicture | null> {
  const [found] = await executor
    .select({ picture: media.picture })
    .from(media)
    .where(and(eq(media.id, mediaId), eq(media.kind, 'picture'), isNull(media.removedAt)))
  return found?.picture ?? null
}

type Common = { source: MediaSource; fileName: string; alt?: string; at: Date; id?: string }

/** Adds a public picture to the media library, once; an existing entry stays unchanged. */
export async function recordPicture(
  executor: Executor,
  actor: Actor | SystemActor,
  { picture, ...common }: Common & { picture: StoredPicture },
): Promise<void> {
  const { key, width, height, byteSize } = picture
  await record(executor, actor, common, {
    kind: 'picture',
    key,
    src: publicUrl(largestFileKey(picture)),
    picture,
    widthPx: width,
    heightPx: height,
    byteSize: byteSize ?? null,
  })
}

/** The same for a picture with a single file; its key is the file's folder. */
export async function recordFile(
  executor: Executor,
  actor: Actor | SystemActor,
  { file, ...common }: Common & { file: { key: string; width: number; height: number; byteSize: number } },
): Promise<void> {
  await record(executor, actor, common, {
    kind: 'picture',
    key: file.key.slice(0, file.key.lastIndexOf('/')),
    src: publicUrl(file.key),
    picture: null,
    widthPx: file.width,
    heightPx: file.height,
    byteSize: file.byteSize,
  })
}

type VideoFacts = { id: string; width: number | null; height: number | null; byteSize: number }

/** The same for a video, with its poster. */
export async function recordVideo(
  executor: Executor,
  uploader: { id: string; name: string },
  {
    video,
    poster,
    ...common
  }: Omit<Common, 'id' | 'source'> & { video: VideoFacts; poster: StoredPicture | null },
): Promise<void> {
  const key = `films/${video.id}`
  await insert(executor, {
    ...{ ...common, id: video.id, source: 'film', kind: 'film', key, src: publicUrl(key), picture: poster },
    widthPx: video.width,
    heightPx: video.height,
    byteSize: video.byteSize,
    uploadedBy: uploader.id,
    uploadedByName: uploader.name,
  })
}

type Row = Omit<typeof media.$inferInsert, 'createdAt'> & { at: Date }
type Facts = Pick<Row, 'kind' | 'key' | 'src' | 'picture' | 'widthPx' | 'heightPx' | 'byteSize'>

function record(executor: Executor, actor: Actor | SystemActor, common: Common, facts: Facts): Promise<void> {
  const { actorId: uploadedBy, actorName: uploadedByName } = whoDidIt(actor)
  return insert(executor, { ...common, ...facts, uploadedBy, uploadedByName })
}

/** Adding an entry again cancels its pending removal. */
async function insert(executor: Executor, { at, ...row }: Row): Promise<void> {
  await executor
    .insert(media)
    .values({ ...row, createdAt: at })
    .onConflictDoUpdate({ target: media.key, set: { removedAt: null } })
}
