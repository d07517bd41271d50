import { buffer } from 'node:stream/consumers'
import { and, eq, lt } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import { z } from 'zod'
import { maxArticleFilmBytes } from '#domain/content/article.ts'
import { table } from '#domain/table.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { after, days } from '#server/kernel/clock.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import { recordFilm } from '#server/kernel/media.ts'
import { largestFileKey, publicUrl, type StoredPicture } from '#server/kernel/pictures/public-pictures.ts'
import { media } from '#server/kernel/tables.ts'
import type { BlogDeps } from './deps.ts'
import { blogFilms } from './tables.ts'

/** A film as its uploader and the media library see it. */
export type Film = {
  id: string
  fileName: string
  byteSize: number
  state: 'uploading' | 'ready' | 'rejected'
  url: string
  posterUrl: string | null
  width: number | null
  height: number | null
}

export type BeginFilmInput = z.input<typeof beginFilmSchema>

const pixels = z.coerce.number().int().min(16).max(8_192).nullish().catch(null)

const beginFilmSchema = z.object({
  fileName: z.string().trim().max(200).default(''),
  byteSize: z.int().min(1).max(maxArticleFilmBytes),
  width: pixels,
  height: pixels,
  posterId: z.uuid().nullish().catch(null),
})

/** Where a film lies (docs/spec-map.md B7: blog/videos/). */
export const filmKey = (id: string): string => `blog/videos/${id}`

/** What browsers play, told by content and not by name. */
const playable = table<string>({
  'video/mp4': 'video/mp4',
  'video/x-m4v': 'video/mp4',
  'video/quicktime': 'video/mp4',
  'video/webm': 'video/webm',
})

export async function beginFilm(
  { database, clock }: BlogDeps,
  actor: Actor,
  id: string,
  input: BeginFilmInput,
): Promise<'ok' | 'forbidden' | 'invalid'> {
  if (!actor.user) return 'forbidden'
  const reading = beginFilmSchema.safeParse(input)
  if (!reading.success) return 'invalid'
  const { fileName, byteSize, width, height, posterId } = reading.data
  const poster = posterId
    ? await database.orm.select({ id: media.id }).from(media).where(eq(media.id, posterId))
    : []
  await database.orm.insert(blogFilms).values({
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

export async function findFilmUpload(deps: BlogDeps, id: string): Promise<Film | null> {
  return getFilm(deps, id)
}

export async function getFilm({ database }: BlogDeps, id: string): Promise<Film | null> {
  const [row] = await database.orm
    .select()
    .from(blogFilms)
    .leftJoin(media, eq(media.id, blogFilms.posterId))
    .where(eq(blogFilms.id, id))
  return row ? presentFilm(row.blog_films, row.media?.picture ?? null) : null
}

const presentFilm = (film: typeof blogFilms.$inferSelect, poster: StoredPicture | null): Film => ({
  id: film.id,
  fileName: film.fileName,
  byteSize: film.byteSize,
  state: film.state,
  url: `/files/films/${film.id}`,
  posterUrl: poster && publicUrl(largestFileKey(poster)),
  width: film.widthPx,
  height: film.heightPx,
})

const looked = 4_100

/** All bytes are here: looks at the first of them, once, however often it is called. */
export async function finishFilm({ database, files }: BlogDeps, id: string): Promise<void> {
  const isOpen = and(eq(blogFilms.id, id), eq(blogFilms.state, 'uploading'))
  const [film] = await database.orm.select().from(blogFilms).where(isOpen)
  if (!film) return
  const end = Math.min(looked, film.byteSize) - 1
  const type = await fileTypeFromBuffer(await buffer(await files.read(filmKey(id), { start: 0, end })))
  const contentType = playable[type?.mime ?? ''] ?? null
  await database.transaction(async (transaction) => {
    const state = contentType ? 'ready' : 'rejected'
    const [finished] = await transaction
      .update(blogFilms)
      .set({ state, contentType })
      .where(isOpen)
      .returning()
    if (!finished || !contentType) return
    const [poster] = film.posterId
      ? await transaction.select({ picture: media.picture }).from(media).where(eq(media.id, film.posterId))
      : []
    const { fileName, byteSize, widthPx: width, heightPx: height, createdAt: at } = film
    await recordFilm(
      transaction,
      { id: film.uploadedBy, name: film.uploadedByName },
      { fileName, at, film: { id, byteSize, width, height }, poster: poster?.picture ?? null },
    )
    const entry = { action: 'media.add', subject: `media:${id}`, after: { fileName } }
    await audit(transaction, { system: 'films' }, entry)
  })
}

export async function openFilm(
  { database }: BlogDeps,
  id: string,
): Promise<{ key: string; contentType: string } | null> {
  const [film] = await database.orm
    .select({ contentType: blogFilms.contentType })
    .from(blogFilms)
    .where(and(eq(blogFilms.id, id), eq(blogFilms.state, 'ready')))
  return film?.contentType ? { key: filmKey(id), contentType: film.contentType } : null
}

export const sweepFilmsJob = defineJob('blog.sweep-films', z.object({}))

/** How long an upload may pause before its bytes are given up. */
const keptFor = days(3)

/** Finishes what a crash left complete, and gives up what nobody continued. */
export async function sweepFilms(deps: BlogDeps): Promise<void> {
  const { database, clock, files } = deps
  const tooOld = after(clock.now(), -keptFor)
  const open = await database.orm.select().from(blogFilms).where(eq(blogFilms.state, 'uploading'))
  for (const { id, byteSize } of open)
    if ((await files.size(filmKey(id))) === byteSize) await finishFilm(deps, id)
  const given = await database.orm
    .delete(blogFilms)
    .where(and(eq(blogFilms.state, 'uploading'), lt(blogFilms.createdAt, tooOld)))
    .returning({ id: blogFilms.id })
  for (const { id } of given) await removeFilmFile(deps, id)
}

/** For the media library, which has made sure that nothing shows it. */
export async function forgetFilm(deps: Pick<BlogDeps, 'database' | 'files'>, id: string): Promise<void> {
  await deps.database.orm.delete(blogFilms).where(eq(blogFilms.id, id))
  await removeFilmFile(deps, id)
}

/** Its bytes and what the store noted about their upload. */
async function removeFilmFile({ files }: Pick<BlogDeps, 'files'>, id: string): Promise<void> {
  // A store that knows no such upload throws a plain object; then only the file may be left.
  await files.uploads.remove(filmKey(id)).catch(() => undefined)
  await files.remove(filmKey(id))
}
