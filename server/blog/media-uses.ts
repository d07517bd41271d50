import { and, eq, inArray, sql } from 'drizzle-orm'
import { type FindMediaUses, keysInHtml, type MediaUse } from '#server/kernel/media.ts'
import { media } from '#server/kernel/tables.ts'
import { blogArticles, blogRevisions, blogVideos } from './tables.ts'

/**
 * Articles show images above their text and in it, their earlier versions did, and videos show a poster until they
 * play.
 */
export const findBlogUses: FindMediaUses = async (executor, keys) => {
  if (keys.length === 0) return []
  const { id, title } = blogArticles
  const heading = await executor
    .select({ id, title, key: sql<string>`${blogArticles.featuredImage}->>'key'` })
    .from(blogArticles)
    .where(inArray(sql`${blogArticles.featuredImage}->>'key'`, [...keys]))
  const inText = await executor
    .selectDistinct({ id: sql<string>`${id}`, title: sql<string>`${title}`, key: sql<string>`found[1]` })
    .from(sql`${blogArticles}, regexp_matches(${blogArticles.content}, ${keysInHtml}, 'g') as found`)
    .where(inArray(sql`found[1]`, [...keys]))
  // Going back to an earlier version needs its images as well.
  const inVersions = await executor
    .selectDistinct({ id: sql<string>`${id}`, title: sql<string>`${title}`, key: sql<string>`found[1]` })
    .from(blogRevisions)
    .innerJoin(blogArticles, eq(id, blogRevisions.articleId))
    .innerJoin(sql`regexp_matches(${blogRevisions.content}, ${keysInHtml}, 'g') as found`, sql`true`)
    .where(and(inArray(sql`found[1]`, [...keys]), sql`strpos(${blogArticles.content}, found[1]) = 0`))
  const posters = await executor
    .select({ id: blogVideos.id, title: blogVideos.fileName, key: media.key })
    .from(blogVideos)
    .innerJoin(media, eq(media.id, blogVideos.posterId))
    .where(inArray(media.key, [...keys]))
  const uses = (rows: typeof heading, what: string, to: (id: string) => string): MediaUse[] =>
    rows.map((row) => ({ key: row.key, what, title: row.title, to: to(row.id) }))
  const toArticle = (articleId: string) => `/admin/settings/blog/${articleId}`
  return [
    ...uses(heading, 'At the top of the article', toArticle),
    ...uses(inText, 'In the article', toArticle),
    ...uses(inVersions, 'In an earlier version of the article', toArticle),
    ...uses(posters, 'Poster of the video', (videoId) => `/admin/media/${videoId}`),
  ]
}
