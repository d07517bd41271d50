import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { MediaSource } from '#domain/content/media-sources.ts'
import { largestFileKey, publicUrl, type StoredPicture } from '#server/kernel/pictures/public-pictures.ts'
import type { Actor, SystemActor } from './actor.ts'
import { whoDidIt } from './audit.ts'
import type { Executor } from './database.ts'
import { idList } from './retention.ts'
import { media } from './tables.ts'

/** A place that shows a picture or video. `what` is its kind in words, `to` the page where staff change it. */
export type MediaUse = { key: string; what: string; title: string; to: string }

/** Where one room shows those of `keys`; asked within the transaction that would take them away. */
export type FindMediaUses = (executor: Executor, keys: readonly string[]) => Promise<MediaUse[]>

/** One place is enough to keep a picture; more than these nobody reads. */
const mostPlaces = 50

/**
 * The first rows of `from` for each of the keys, as `key` and what `select` names, by an index on `of`. A key is asked for as a
 * range, in the order that the index has: as the value that it is, it would be looked for through the whole table where
 * statistics say that every key has many rows.
 */
export const firstOfEach = (
  keys: readonly string[],
  { of, select, from }: { of: SQL; select: SQL; from: SQL },
): SQL => sql`select wanted.key, found.* from unnest(${idList(keys, 'text')}) as wanted(key) cross join lateral (
  select ${select} from ${from} where ${of} between wanted.key and wanted.key order by ${of} limit ${mostPlaces}) found`

/** The keys that addresses in HTML lead to, as a pattern of PostgreSQL. */
export const keysInHtml = '(public/[a-z][a-z0-9-]*/[0-9a-f-]{36}|films/[0-9a-f-]{36})'

/** A picture of the library by its id, with its files at every width; null when there is none. */
export async function findPicture(executor: Executor, mediaId: string): Promise<StoredPicture | null> {
  const [found] = await executor
    .select({ picture: media.picture })
    .from(media)
    .where(and(eq(media.id, mediaId), eq(media.kind, 'picture'), isNull(media.removedAt)))
  return found?.picture ?? null
}

type Common = { source: MediaSource; fileName: string; alt?: string; at: Date; id?: string }

/** Puts a public picture into the media library, once; what is there already stays as it is. */
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

/** The same for a picture of one file; its key is the file's folder. */
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

/** What was on its way out and is put in again stays. */
async function insert(executor: Executor, { at, ...row }: Row): Promise<void> {
  await executor
    .insert(media)
    .values({ ...row, createdAt: at })
    .onConflictDoUpdate({ target: media.key, set: { removedAt: null } })
}
