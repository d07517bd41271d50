import type { ArticleInput } from '#domain/article-input.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { type ChangeArticleOutcome, changeArticle } from './change-article.ts'
import { countView } from './count-view.ts'
import { type CreateArticleOutcome, createArticle } from './create-article.ts'
import { ensureCategories } from './ensure-categories.ts'
import {
  type BeginFilmInput,
  beginFilm,
  type Film,
  findFilmUpload,
  finishFilm,
  forgetFilm,
  getFilm,
  openFilm,
  sweepFilms,
  sweepFilmsJob,
} from './films.ts'
import { getBySlug, movedTo } from './get-article.ts'
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
import {
  addCategory,
  type CategoryOutcome,
  changeCategory,
  moveCategory,
  removeCategory,
} from './manage-categories.ts'
import { type AddMediaOutcome, addMedia } from './media.ts'
import { findBlogUses } from './media-uses.ts'
import type { BlogNeeds } from './needs.ts'
import type { Article, ArticleCard } from './present.ts'
import {
  categoriesForStaff,
  getForStaff,
  listForStaff,
  previewForStaff,
  type StaffArticle,
  type StaffArticleFilter,
  type StaffArticleRow,
  type StaffCategory,
} from './read-for-staff.ts'
import { type RemoveArticleOutcome, removeArticle } from './remove-article.ts'
import { type ArticlePart, splitBody } from './split-body.ts'

export type { ChangeArticleOutcome } from './change-article.ts'
export type { CreateArticleOutcome } from './create-article.ts'
export type { Film } from './films.ts'
export { filmKey } from './films.ts'
export type { NewCategory } from './input.ts'
export type { ArticleFilter, ArticleShelf } from './list-articles.ts'
export type { CategoryOutcome } from './manage-categories.ts'
export type { AddMediaOutcome, BlogMedia } from './media.ts'
export type { Article, ArticleCard, BlogCategory } from './present.ts'
export type { ArticleRevision, StaffArticle, StaffArticleRow, StaffCategory } from './read-for-staff.ts'
export type { ArticlePart } from './split-body.ts'

export type Blog = {
  /** Published articles, newest first, with the active categories. */
  list(filter: ArticleFilter): Promise<ArticleShelf>
  getBySlug(slug: string): Promise<Article | null>
  /** The present address of an article that once had this one, or null. */
  movedTo(formerSlug: string): Promise<string | null>
  related(article: Pick<ArticleCard, 'id' | 'category'>): Promise<ArticleCard[]>
  /** Once per visitor, article and day; robots are left out. Tells whether it counted. */
  countView(actor: Actor, visit: { userAgent: string }, articleId: string): Promise<boolean>
  /** Names of the active categories, by slug. */
  categoryNames(): Promise<Record<string, string>>
  listForFeed(): Promise<Article[]>
  listAddresses(): Promise<{ slug: string; updatedAt: string }[]>
  createArticle(actor: Actor, input: ArticleInput, picture?: Uint8Array): Promise<CreateArticleOutcome>
  /** Of everything below: staff only. */
  listForStaff(
    actor: Actor,
    filter: StaffArticleFilter,
  ): Promise<{ articles: StaffArticleRow[]; next: string | null }>
  getForStaff(actor: Actor, id: string): Promise<StaffArticle | null>
  previewForStaff(actor: Actor, id: string): Promise<Article | null>
  categoriesForStaff(actor: Actor): Promise<StaffCategory[]>
  changeArticle(
    actor: Actor,
    target: { id: string; seenVersion: number },
    input: ArticleInput,
  ): Promise<ChangeArticleOutcome>
  removeArticle(actor: Actor, id: string): Promise<RemoveArticleOutcome>
  /** Records an upload of a film before its first byte. */
  beginFilm(actor: Actor, id: string, input: BeginFilmInput): Promise<'ok' | 'forbidden' | 'invalid'>
  /** Where an upload of staff's stands; null for everybody else. */
  findFilmUpload(actor: Actor, id: string): Promise<Film | null>
  /** All bytes are here; may be called again. */
  finishFilm(id: string): Promise<void>
  getFilm(actor: Actor, id: string): Promise<Film | null>
  /** What everybody may see of a film that is ready; null when there is none. */
  openFilm(id: string): Promise<{ key: string; contentType: string } | null>
  addMedia(actor: Actor, file: { fileName: string; bytes: Uint8Array }): Promise<AddMediaOutcome>
  /** A text of the shop's own as articles are shown: sanitised once more, with films for links that stand alone. */
  partsOf(content: string): ArticlePart[]
  /** For the media library: where articles and films show what, and a film taken away for good. */
  findMediaUses: FindMediaUses
  forgetFilm(id: string): Promise<void>
  addCategory(actor: Actor, name: unknown): Promise<CategoryOutcome>
  changeCategory(
    actor: Actor,
    slug: string,
    changes: { name?: unknown; isActive?: boolean },
  ): Promise<CategoryOutcome>
  moveCategory(actor: Actor, slug: string, direction: 'up' | 'down'): Promise<CategoryOutcome>
  /** Its articles go to `moveTo`, or to none where that is empty. */
  removeCategory(actor: Actor, slug: string, moveTo: string): Promise<CategoryOutcome>
  ensureCategories(actor: Actor, categories: readonly NewCategory[]): Promise<{ ok: true; added: number }>
}

export function createBlog(needs: BlogNeeds): Blog {
  needs.jobs.handle(sweepFilmsJob, () => sweepFilms(needs))
  needs.jobs.schedule(sweepFilmsJob, '17 * * * *', {})
  return {
    list: (filter) => listArticles(needs, filter),
    getBySlug: (slug) => getBySlug(needs, slug),
    movedTo: (formerSlug) => movedTo(needs, formerSlug),
    related: (article) => listRelated(needs, article),
    countView: (actor, visit, articleId) => countView(needs, actor, visit, articleId),
    categoryNames: () => categoryNames(needs),
    listForFeed: () => listForFeed(needs),
    listAddresses: () => listAddresses(needs),
    createArticle: (actor, input, picture) => createArticle(needs, actor, input, picture),
    listForStaff: (_actor, filter) => listForStaff(needs, filter),
    getForStaff: (_actor, id) => getForStaff(needs, id),
    previewForStaff: (_actor, id) => previewForStaff(needs, id),
    categoriesForStaff: () => categoriesForStaff(needs),
    changeArticle: (actor, target, input) => changeArticle(needs, actor, target, input),
    removeArticle: (actor, id) => removeArticle(needs, actor, id),
    beginFilm: (actor, id, input) => beginFilm(needs, actor, id, input),
    findFilmUpload: (_actor, id) => findFilmUpload(needs, id),
    finishFilm: (id) => finishFilm(needs, id),
    getFilm: (_actor, id) => getFilm(needs, id),
    openFilm: (id) => openFilm(needs, id),
    addMedia: (actor, file) => addMedia(needs, actor, file),
    partsOf: splitBody,
    findMediaUses: findBlogUses,
    forgetFilm: (id) => forgetFilm(needs, id),
    addCategory: (actor, name) => addCategory(needs, actor, name),
    changeCategory: (actor, slug, changes) => changeCategory(needs, actor, slug, changes),
    moveCategory: (actor, slug, direction) => moveCategory(needs, actor, slug, direction),
    removeCategory: (actor, slug, moveTo) => removeCategory(needs, actor, slug, moveTo),
    ensureCategories: (actor, categories) => ensureCategories(needs, actor, categories),
  }
}
