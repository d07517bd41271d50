import type { ArticleInput } from '#domain/article-input.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { countView } from './count-view.ts'
import { type CreateArticleOutcome, createArticle } from './create-article.ts'
import { ensureCategories } from './ensure-categories.ts'
import { getBySlug } from './get-article.ts'
import type { NewCategory } from './input.ts'
import {
  type ArticleFilter,
  type ArticleShelf,
  categoryNames,
  listAddresses,
  listArticles,
  listForFeed,
  listRelated,
} from './list-articles.ts'
import type { BlogNeeds } from './needs.ts'
import type { Article, ArticleCard } from './present.ts'

export type { CreateArticleOutcome } from './create-article.ts'
export type { NewCategory } from './input.ts'
export type { ArticleFilter, ArticleShelf } from './list-articles.ts'
export type { Article, ArticleCard, BlogCategory } from './present.ts'
export type { ArticlePart } from './split-body.ts'

export type Blog = {
  /** Published articles, newest first, with the active categories. */
  list(filter: ArticleFilter): Promise<ArticleShelf>
  getBySlug(slug: string): Promise<Article | null>
  related(article: Pick<ArticleCard, 'id' | 'category'>): Promise<ArticleCard[]>
  /** Once per visitor, article and day; robots are left out. Tells whether it counted. */
  countView(actor: Actor, visit: { userAgent: string }, articleId: string): Promise<boolean>
  /** Names of the active categories, by slug. */
  categoryNames(): Promise<Record<string, string>>
  listForFeed(): Promise<Article[]>
  listAddresses(): Promise<{ slug: string; updatedAt: string }[]>
  createArticle(actor: Actor, input: ArticleInput, picture?: Uint8Array): Promise<CreateArticleOutcome>
  ensureCategories(
    actor: Actor,
    categories: readonly NewCategory[],
  ): Promise<{ ok: true; added: number } | { ok: false; reason: 'forbidden' }>
}

export function createBlog(needs: BlogNeeds): Blog {
  return {
    list: (filter) => listArticles(needs, filter),
    getBySlug: (slug) => getBySlug(needs, slug),
    related: (article) => listRelated(needs, article),
    countView: (actor, visit, articleId) => countView(needs, actor, visit, articleId),
    categoryNames: () => categoryNames(needs),
    listForFeed: () => listForFeed(needs),
    listAddresses: () => listAddresses(needs),
    createArticle: (actor, input, picture) => createArticle(needs, actor, input, picture),
    ensureCategories: (actor, categories) => ensureCategories(needs, actor, categories),
  }
}
