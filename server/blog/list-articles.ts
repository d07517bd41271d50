import { and, asc, desc, eq, getTableColumns, lte, ne, type SQL, sql } from 'drizzle-orm'
import { searchPatterns, toPostgresPattern } from '#domain/search-words.ts'
import { noteFailedRead } from '#server/kernel/postgres/reads.ts'
import type { BlogDeps } from './deps.ts'
import {
  type Article,
  type ArticleCard,
  type BlogCategory,
  toArticle,
  toCard,
  toCategory,
} from './present.ts'
import { blogArticles, blogCategories } from './tables.ts'

/** Every word of `text` must be found somewhere; `category` is a slug; a page has twelve cards. */
export type ArticleFilter = { text?: string; category?: string; pages?: number }

export type ArticleShelf =
  | { ok: true; articles: ArticleCard[]; hasMore: boolean; categories: BlogCategory[] }
  /** The articles can't be read right now; the log has the reason. */
  | { ok: false }

const cardsPerPage = 12
const maxPages = 40

const { content: _content, searchText: _searchText, ...cardColumns } = getTableColumns(blogArticles)

/** Published articles, newest first (docs/spec-map.md S7). */
export async function listArticles(deps: BlogDeps, filter: ArticleFilter): Promise<ArticleShelf> {
  try {
    const limit = cardsPerPage * Math.min(maxPages, Math.max(1, Math.floor(filter.pages ?? 1)))
    const [rows, categories] = await Promise.all([
      newestFirst(deps, and(...contains(filter.text), isIn(filter.category)), limit + 1),
      activeCategories(deps),
    ])
    return {
      ok: true,
      articles: rows.slice(0, limit).map(toCard),
      hasMore: rows.length > limit,
      categories: categories.map(toCategory),
    }
  } catch (error) {
    noteFailedRead()
    deps.log.error({ error }, 'articles cannot be read')
    return { ok: false }
  }
}

/** Three to read next: from the same category first, then the newest. */
export async function listRelated(
  deps: BlogDeps,
  { id, category }: Pick<ArticleCard, 'id' | 'category'>,
): Promise<ArticleCard[]> {
  const rows = await deps.database.orm
    .select(cardColumns)
    .from(blogArticles)
    .where(and(isShown(deps), ne(blogArticles.id, id)))
    .orderBy(sql`${blogArticles.category} = ${category} desc`, desc(blogArticles.publishedAt))
    .limit(3)
  return rows.map(toCard)
}

/** Names of the active categories, by slug. */
export async function categoryNames(deps: BlogDeps): Promise<Record<string, string>> {
  const rows = await activeCategories(deps)
  return Object.fromEntries(rows.map(({ slug, name }) => [slug, name]))
}

/** The newest with their bodies, for the feed. */
export async function listForFeed(deps: BlogDeps): Promise<Article[]> {
  const rows = await deps.database.orm
    .select()
    .from(blogArticles)
    .where(isShown(deps))
    .orderBy(desc(blogArticles.publishedAt), desc(blogArticles.id))
    .limit(20)
  return rows.map(toArticle)
}

/** Addresses for search engines: at most as many as one sitemap allows (sitemaps.org: 50,000). */
export async function listAddresses(deps: BlogDeps): Promise<{ slug: string; updatedAt: string }[]> {
  const rows = await deps.database.orm
    .select({ slug: blogArticles.slug, updatedAt: blogArticles.updatedAt })
    .from(blogArticles)
    .where(isShown(deps))
    .orderBy(desc(blogArticles.publishedAt))
    .limit(40_000)
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }))
}

export const isShown = ({ clock }: Pick<BlogDeps, 'clock'>): SQL | undefined =>
  and(eq(blogArticles.status, 'published'), lte(blogArticles.publishedAt, clock.now()))

const activeCategories = ({ database }: BlogDeps) =>
  database.orm
    .select()
    .from(blogCategories)
    .where(eq(blogCategories.isActive, true))
    .orderBy(asc(blogCategories.sortOrder), asc(blogCategories.name))

const newestFirst = (deps: BlogDeps, where: SQL | undefined, limit: number) =>
  deps.database.orm
    .select(cardColumns)
    .from(blogArticles)
    .where(and(isShown(deps), where))
    .orderBy(desc(blogArticles.publishedAt), desc(blogArticles.id))
    .limit(limit)

const isIn = (category: string | undefined): SQL | undefined =>
  category ? eq(blogArticles.category, category) : undefined

/** User input is text, not a pattern. */
const contains = (text = ''): SQL[] =>
  searchPatterns(text).map((pattern) => sql`${blogArticles.searchText} ~* ${toPostgresPattern(pattern)}`)
