import { buffer } from 'node:stream/consumers'
import { and, eq, lt } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import { z } from 'zod'
import { maxArticleVideoBytes, videoNameSchema } from '#domain/content/article.ts'
import { table } from '#domain/table.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { after, days } from '#server/kernel/clock.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import { recordVideo } from '#server/kernel/media.ts'
import { largestFileKey, publicUrl, type StoredPicture } from '#server/kernel/pictures/public-pictures.ts'
import { media } from '#server/kernel/tables.ts'
import type { BlogDeps } from './deps.ts'
import { blogVideos } from './tables.ts'

/** A video as its uploader and the media library see it. */
export type Video = {
  id: string
  fileName: string
  byteSize: number
  state: 'uploading' | 'ready' | 'rejected'
  url: string
  posterUrl: string | null
  width: number | null
  height: number | null
}

export type BeginVideoInput = z.input<typeof beginVideoSchema>

const pixels = z.coerce.number().int().min(16).max(8_192).nullish().catch(null)

const beginVideoSchema = z.object({
  fileName: videoNameSchema.default(''),
  byteSize: z.int().min(1).max(maxArticleVideoBytes),
  width: pixels,
  height: pixels,
  posterId: z.uuid().nullish().catch(null),
})

/** Where a video is stored (docs/spec-map.md B7: blog/videos/). */
export const videoKey = (id: string): string => `blog/videos/${id}`

/** What browsers can play, detected by content rather than by name. */
const playable = table<string>({
  'video/mp4': 'video/mp4',
  'video/x-m4v': 'video/mp4',
  'video/quicktime': 'video/mp4',
  'video/webm': 'video/webm',
})

export async function beginVideo(
  { database, clock }: BlogDeps,
  actor: Actor,
  id: string,
  input: BeginVideoInput,
): Promise<'ok' | 'forbidden' | 'invalid'> {
  if (!actor.user) return 'forbidden'
  const reading = beginVideoSchema.safeParse(input)
  if (!reading.success) return 'invalid'
  const { fileName, byteSize, width, height, posterId } = reading.data
  const poster = posterId
    ? await database.orm.select({ id: media.id }).from(media).where(eq(media.id, posterId))
    : []
  await database.orm.insert(blogVideos).values({
    id,
    fileName,
    byteSize,
    widthPx: width,
    heightPx: height,
    posterId: poster[0]?.id ?? null,
    uploadedBy: actor.user.id,
    uploadedByName: actor.user.email,
    createdAt: clock.now(),
  })
  return 'ok'
}

export async function findVideoUpload(deps: BlogDeps, id: string): Promise<Video | null> {
  return getVideo(deps, id)
}

export async function getVideo({ database }: BlogDeps, id: string): Promise<Video | null> {
  const [row] = await database.orm
    .select()
    .from(blogVideos)
    .leftJoin(media, eq(media.id, blogVideos.posterId))
    .where(eq(blogVideos.id, id))
  return row ? presentVideo(row.blog_videos, row.media?.picture ?? null) : null
}

const presentVideo = (video: typeof blogVideos.$inferSelect, poster: StoredPicture | null): Video => ({
  id: video.id,
  fileName: video.fileName,
  byteSize: video.byteSize,
  state: video.state,
  url: `/files/films/${video.id}`,
  posterUrl: poster && publicUrl(largestFileKey(poster)),
  width: video.widthPx,
  height: video.heightPx,
})

const looked = 4_100

/** All bytes have arrived: checks the first of them, once, no matter how often it is called. */
export async function finishVideo({ database, files }: BlogDeps, id: string): Promise<void> {
  const isOpen = and(eq(blogVideos.id, id), eq(blogVideos.state, 'uploading'))
  const [video] = await database.orm.select().from(blogVideos).where(isOpen)
  if (!video) return
  const end = Math.min(looked, video.byteSize) - 1
  const type = await fileTypeFromBuffer(await buffer(await files.read(videoKey(id), { start: 0, end })))
  const contentType = playable[type?.mime ?? ''] ?? null
  await database.transaction(async (transaction) => {
    const state = contentType ? 'ready' : 'rejected'
    const [finished] = await transaction
      .update(blogVideos)
      .set({ state, contentType })
      .where(isOpen)
      .returning()
    if (!finished || !contentType) return
    const [poster] = video.posterId
      ? await transaction.select({ picture: media.picture }).from(media).where(eq(media.id, video.posterId))
      : []
    const { fileName, byteSize, widthPx: width, heightPx: height, createdAt: at } = video
    await recordVideo(
      transaction,
      { id: video.uploadedBy, name: video.uploadedByName },
      { fileName, at, video: { id, byteSize, width, height }, poster: poster?.picture ?? null },
    )
    const entry = { action: 'media.add' as const, subject: `media:${id}`, after: { fileName } }
    await audit(transaction, { system: 'videos' }, entry)
  })
}

export async function openVideo(
  { database }: BlogDeps,
  id: string,
): Promise<{ key: string; contentType: string } | null> {
  const [video] = await database.orm
    .select({ contentType: blogVideos.contentType })
    .from(blogVideos)
    .where(and(eq(blogVideos.id, id), eq(blogVideos.state, 'ready')))
  return video?.contentType ? { key: videoKey(id), contentType: video.contentType } : null
}

export const sweepVideosJob = defineJob('blog.sweep-videos', z.object({}))

/** How long an upload may pause before its bytes are discarded. */
const keptFor = days(3)

/** Finishes uploads that a crash left complete, and discards those that no one continued. */
export async function sweepVideos(deps: BlogDeps): Promise<void> {
  const { database, clock, files } = deps
  const tooOld = after(clock.now(), -keptFor)
  const open = await database.orm.select().from(blogVideos).where(eq(blogVideos.state, 'uploading'))
  for (const { id, byteSize } of open)
    if ((await files.size(videoKey(id))) === byteSize) await finishVideo(deps, id)
  const isGivenUp = and(eq(blogVideos.state, 'uploading'), lt(blogVideos.createdAt, tooOld))
  const given = await database.orm.select({ id: blogVideos.id }).from(blogVideos).where(isGivenUp)
  for (const { id } of given) {
    // Its row is deleted last: the next sweep needs it to find what this one could not remove.
    await removeVideoFile(deps, id)
    await database.orm.delete(blogVideos).where(and(eq(blogVideos.id, id), isGivenUp))
  }
}

/** For the media library, which has made sure that nothing uses it. */
export async function forgetVideo(deps: Pick<BlogDeps, 'database' | 'files'>, id: string): Promise<void> {
  await deps.database.orm.delete(blogVideos).where(eq(blogVideos.id, id))
  await removeVideoFile(deps, id)
}

/** Removes its bytes and the store's upload metadata. */
async function removeVideoFile({ files }: Pick<BlogDeps, 'files'>, id: string): Promise<void> {
  // A store that doesn't know the upload throws a plain object; then only the file may be left.
  await files.uploads.remove(videoKey(id)).catch(() => undefined)
  await files.remove(videoKey(id))
}
