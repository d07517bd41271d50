import { and, asc, count, desc, eq, lt, or, type SQL } from 'drizzle-orm'
import type { PublicPicture } from '#domain/catalog/public-picture.ts'
import type { ArticleStatus } from '#domain/content/article.ts'
import { anyContains } from '#server/kernel/list/contains.ts'
import { smallPictureUrl, toPublicPicture } from '#server/kernel/pictures/public-pictures.ts'
import type { BlogDeps } from './deps.ts'
import { type Article, toArticle } from './present.ts'
import { blogArticles, blogCategories, blogRevisions } from './tables.ts'

export type StaffArticleRow = {
  id: string
  slug: string
  title: string
  status: ArticleStatus
  category: string
  publishedAt: string | null
  updatedAt: string
  viewsCount: number
  authorName: string
  thumbnailUrl: string | null
}

export type StaffArticle = StaffArticleRow & {
  excerpt: string
  content: string
  videoUrl: string
  tags: string[]
  picture: PublicPicture | null
  version: number
  revisions: ArticleRevision[]
}

export type ArticleRevision = {
  version: number
  title: string
  savedBy: string
  savedAt: string
  content: string
}

export type StaffCategory = {
  slug: string
  name: string
  isActive: boolean
  sortOrder: number
  /** Number of articles in it, of any status. */
  articles: number
}

export type StaffArticleFilter = { text?: string; status?: ArticleStatus; before?: string }

const pageSize = 30

/** Last changed first, thirty a page, of any status. */
export async function listForStaff(
  { database }: BlogDeps,
  { text, status, before }: StaffArticleFilter,
): Promise<{ articles: StaffArticleRow[]; next: string | null }> {
  const rows = await database.orm
    .select()
    .from(blogArticles)
    .where(
      and(
        anyContains([blogArticles.searchText], text),
        status ? eq(blogArticles.status, status) : undefined,
        after(before),
      ),
    )
    .orderBy(desc(blogArticles.updatedAt), desc(blogArticles.id))
    .limit(pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  const next = rows.length > pageSize && last ? `${last.updatedAt.toISOString()}_${last.id}` : null
  return { articles: shown.map(toRow), next }
}

/** One article as its editor needs it, with its earlier versions. */
export async function getForStaff({ database }: BlogDeps, id: string): Promise<StaffArticle | null> {
  const [row] = await database.orm.select().from(blogArticles).where(eq(blogArticles.id, id))
  if (!row) return null
  const revisions = await database.orm
    .select()
    .from(blogRevisions)
    .where(eq(blogRevisions.articleId, id))
    .orderBy(desc(blogRevisions.version))
    .limit(20)
  return {
    ...toRow(row),
    excerpt: row.excerpt,
    content: row.content,
    videoUrl: row.videoUrl ?? '',
    tags: row.tags,
    picture: row.featuredImage && toPublicPicture(row.featuredImage, ''),
    version: row.version,
    revisions: revisions.map(({ version, title, savedBy, savedAt, content }) => ({
      version,
      title,
      savedBy,
      savedAt: savedAt.toISOString(),
      content,
    })),
  }
}

/** An article as a shopper will see it, published or not. */
export async function previewForStaff({ database }: BlogDeps, id: string): Promise<Article | null> {
  const [row] = await database.orm.select().from(blogArticles).where(eq(blogArticles.id, id))
  return row ? toArticle(row) : null
}

/** All categories in their order, including hidden ones. */
export async function categoriesForStaff({ database }: BlogDeps): Promise<StaffCategory[]> {
  return database.orm
    .select({
      slug: blogCategories.slug,
      name: blogCategories.name,
      isActive: blogCategories.isActive,
      sortOrder: blogCategories.sortOrder,
      articles: count(blogArticles.id),
    })
    .from(blogCategories)
    .leftJoin(blogArticles, eq(blogArticles.category, blogCategories.slug))
    .groupBy(blogCategories.slug)
    .orderBy(asc(blogCategories.sortOrder), asc(blogCategories.name))
}

const toRow = (row: typeof blogArticles.$inferSelect): StaffArticleRow => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  status: row.status,
  category: row.category,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  viewsCount: row.viewsCount,
  authorName: row.authorName,
  thumbnailUrl: row.featuredImage && smallPictureUrl(row.featuredImage),
})

/** A made-up cursor is no cursor. */
function after(cursor: string | undefined): SQL | undefined {
  const [moment = '', id = ''] = (cursor ?? '').split('_')
  const at = new Date(moment)
  if (Number.isNaN(at.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) return undefined
  return or(lt(blogArticles.updatedAt, at), and(eq(blogArticles.updatedAt, at), lt(blogArticles.id, id)))
}
